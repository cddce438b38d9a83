import { Injectable } from '@nestjs/common';
import { ages } from '@tandem/domain/limits';
import { Db, type Tx } from '@tandem/service-kit/database';
import { type EntityManager, IsNull, LessThan, MoreThan, Not } from 'typeorm';
import { RemovedAccount } from './removed-account.entity';
import { Session } from './session.entity';

type NewSession = Pick<Session, 'id' | 'accountId' | 'pair' | 'currentHash' | 'userAgent' | 'createdAt' | 'expiresAt'>;
type Rotation = { sessionId: string; hash: string; childHash: string; now: Date; expiry: Date; userAgent: string | null };

@Injectable()
export class SessionsRepository {
  constructor(private readonly db: Db) {}

  /**
   * Adds a session that was just opened, in one statement.
   * False, and no session, when the account is gone or has another password by now than the one that was proved.
   */
  async add(manager: EntityManager, session: NewSession, provedHash: string | null): Promise<boolean> {
    const { id, accountId, pair, currentHash, userAgent, createdAt, expiresAt } = session;
    const added = (await manager.query(
      `with holder as (select account_id from credential where account_id = $2 and ($8::text is null or password_hash = $8) for share)
       insert into session (id, account_id, pair, current_hash, user_agent, created_at, last_used_at, expires_at)
       select $1::uuid, account_id, $3::text, $4::text, $5::text, $6::timestamptz, $6, $7::timestamptz from holder returning id`,
      [id, accountId, pair, currentHash, userAgent, createdAt, expiresAt, provedHash],
    )) as unknown[];
    return added.length > 0;
  }

  async byId(id: string): Promise<Session | null> {
    return this.db.of(Session).findOneBy({ id });
  }

  /**
   * Replaces the current token by its child, in one statement: of several that try at once, one succeeds.
   * A session of the console keeps the end it was opened with.
   */
  async rotate({ sessionId, hash, childHash, now, expiry, userAgent }: Rotation): Promise<boolean> {
    const { affected } = await this.db
      .of(Session)
      .createQueryBuilder()
      .update()
      .set({
        previousHash: () => 'current_hash',
        currentHash: childHash,
        rotatedAt: now,
        lastUsedAt: now,
        ...(userAgent ? { userAgent } : {}),
        expiresAt: () => `case when pair = 'admin' then expires_at else :expiry end`,
      })
      .where('id = :sessionId and current_hash = :hash and ended_at is null and expires_at > :now', { sessionId, hash, now, expiry })
      .execute();
    return affected === 1;
  }

  async open(accountId: string, now: Date): Promise<Session[]> {
    return this.db.of(Session).find({ where: { accountId, endedAt: IsNull(), expiresAt: MoreThan(now) }, order: { lastUsedAt: 'DESC' } });
  }

  /** Ends sessions and answers the ids of those that were open. */
  async end(tx: Tx, which: { id: string } | { accountId: string; except: string | null }, now: Date): Promise<string[]> {
    const where = 'id' in which ? { id: which.id } : { accountId: which.accountId, ...(which.except ? { id: Not(which.except) } : {}) };
    const query = tx.of(Session).createQueryBuilder().update().set({ endedAt: now }).where({ ...where, endedAt: IsNull() }).returning('id'); // prettier-ignore
    const { raw } = await query.execute();
    return (raw as { id: string }[]).map(({ id }) => id);
  }

  async endedSince(moment: Date): Promise<Pick<Session, 'id' | 'endedAt'>[]> {
    return this.db.of(Session).find({ select: { id: true, endedAt: true }, where: { endedAt: MoreThan(moment) } });
  }

  async removedSince(moment: Date): Promise<RemovedAccount[]> {
    return this.db.of(RemovedAccount).findBy({ removedAt: MoreThan(moment) });
  }

  /** Removes sessions whose tokens have all ended, and what is known of accounts that are gone as long. */
  async removeEnded(now: Date): Promise<void> {
    const before = new Date(now.getTime() - ages.accessToken * 1_000);
    await this.db.of(Session).delete([{ expiresAt: LessThan(now) }, { endedAt: LessThan(before) }]);
    await this.db.of(RemovedAccount).delete({ removedAt: LessThan(before) });
  }

  async addRemoved(tx: Tx, accountId: string, now: Date): Promise<void> {
    await tx.of(RemovedAccount).upsert({ accountId, removedAt: now }, ['accountId']);
  }
}
