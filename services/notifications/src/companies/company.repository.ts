import { Injectable } from '@nestjs/common';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import type { CompanySnapshot } from '@tandem/contracts/entities/snapshots';
import { Problem } from '@tandem/contracts/problem';
import { AskFirst } from '@tandem/service-kit/ask-first';
import { Bus } from '@tandem/service-kit/bus';
import { ctxOf, type Origin } from '@tandem/service-kit/context';
import { Db, type Tx } from '@tandem/service-kit/database';
import type { EntityManager } from 'typeorm';
import { CompanyRow } from './company.entity';

/** Every query over companies. */
@Injectable()
export class CompanyRepository {
  constructor(
    private readonly db: Db,
    private readonly bus: Bus,
  ) {}

  /** A company as it was last told of. */
  async known(manager: EntityManager, id: string): Promise<CompanyRow | null> {
    return manager.findOneBy(CompanyRow, { id });
  }

  /** The same for a listener: nobody may miss what happens before the news of his company has come. @throws AskFirst */
  async find(tx: Tx, id: string): Promise<CompanyRow | null> {
    const known = await this.known(tx.manager, id);
    if (known || (await tx.hasForgotten(id))) return known;
    throw new AskFirst(`company ${id}`, async () => this.learn(tx.origin, id));
  }

  async save(tx: Tx, snapshot: CompanySnapshot): Promise<void> {
    await tx.of(CompanyRow).upsert(rowOf(snapshot), ['id']);
  }

  async remove(tx: Tx, id: string): Promise<void> {
    await this.takeTurn(tx, id);
    await tx.of(CompanyRow).delete({ id });
  }

  /** Asks for a company and keeps it, unless its own news came meanwhile. One that nobody knows has nobody who is told. */
  private async learn(origin: Origin, id: string): Promise<void> {
    const snapshot = await this.bus.call(accountsCalls.companySnapshot, { body: { companyId: id } }, ctxOf(origin)).catch(unlessGone);
    await this.db.run(origin, async (tx) => {
      await this.takeTurn(tx, id);
      if (await tx.hasForgotten(id)) return;
      await tx
        .of(CompanyRow)
        .createQueryBuilder()
        .insert()
        .values(snapshot ? rowOf(snapshot) : nobodyAt(id))
        .orIgnore()
        .execute();
    });
  }

  /** Whoever learns of a company and whoever forgets it wait for each other: nothing stays of one that is gone. */
  private async takeTurn(tx: Tx, id: string): Promise<void> {
    await tx.manager.query(`select pg_advisory_xact_lock(hashtextextended('company ' || $1, 0))`, [id]);
  }
}

const rowOf = ({ companyId: id, members, address }: CompanySnapshot): CompanyRow => ({
  id,
  memberIds: members.filter(({ state }) => state === 'Active').map(({ accountId }) => accountId),
  country: address?.country ?? null,
  longitude: address?.longitude ?? null,
});

const nobodyAt = (id: string): CompanyRow => ({ id, memberIds: [], country: null, longitude: null });

const unlessGone = (error: unknown): null => {
  if (Problem.from(error)?.code === 'employer_not_found') return null;
  throw error;
};
