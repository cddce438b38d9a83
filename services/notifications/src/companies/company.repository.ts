import { Injectable } from '@nestjs/common';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import type { CompanySnapshot } from '@tandem/contracts/entities/snapshots';
import { Problem } from '@tandem/contracts/problem';
import { Bus } from '@tandem/service-kit/bus';
import { ctxOf } from '@tandem/service-kit/context';
import type { Tx } from '@tandem/service-kit/database';
import { CompanyRow } from './company.entity';

/** Every query over companies. */
@Injectable()
export class CompanyRepository {
  constructor(private readonly bus: Bus) {}

  /** A company; one whose news has not come yet is asked for, so that nobody misses what happens meanwhile. */
  async find(tx: Tx, id: string): Promise<CompanyRow | null> {
    const known = await tx.of(CompanyRow).findOneBy({ id });
    if (known) return known;
    const snapshot = await this.bus.call(accountsCalls.companySnapshot, { body: { companyId: id } }, ctxOf(tx.origin)).catch(unlessGone);
    return snapshot && rowOf(snapshot);
  }

  async save(tx: Tx, snapshot: CompanySnapshot): Promise<void> {
    await tx.of(CompanyRow).upsert(rowOf(snapshot), ['id']);
  }

  async remove(tx: Tx, id: string): Promise<void> {
    await tx.of(CompanyRow).delete({ id });
  }
}

const rowOf = ({ companyId: id, members, address }: CompanySnapshot): CompanyRow => ({
  id,
  memberIds: members.filter(({ state }) => state === 'Active').map(({ accountId }) => accountId),
  country: address?.country ?? null,
  longitude: address?.longitude ?? null,
});

const unlessGone = (error: unknown): null => {
  if (Problem.from(error)?.code === 'employer_not_found') return null;
  throw error;
};
