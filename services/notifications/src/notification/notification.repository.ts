import { Injectable } from '@nestjs/common';
import { Db, type Tx } from '@tandem/service-kit/database';
import { In, MoreThan } from 'typeorm';
import { NotificationRow } from './notification.entity';

/** Every query over notifications. */
@Injectable()
export class NotificationRepository {
  constructor(private readonly db: Db) {}

  /** One page, newest first, and how many there are. */
  async page(accountId: string, page: number, pageSize: number): Promise<[NotificationRow[], number]> {
    return this.db
      .of(NotificationRow)
      .findAndCount({ where: { accountId }, order: { createdAt: 'DESC', id: 'DESC' }, skip: (page - 1) * pageSize, take: pageSize });
  }

  /** A stretch of all of an account in the order of their ids. */
  async stretch(accountId: string, after: string | null, limit: number): Promise<NotificationRow[]> {
    return this.db.of(NotificationRow).find({
      where: { accountId, ...(after ? { id: MoreThan(after) } : {}) },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  async some(ids: readonly string[]): Promise<NotificationRow[]> {
    return this.db.of(NotificationRow).find({ where: { id: In([...ids]) }, order: { createdAt: 'ASC' } });
  }

  async add(tx: Tx, rows: readonly Pick<NotificationRow, 'id' | 'accountId' | 'aboutId' | 'type' | 'content'>[]): Promise<void> {
    await tx.of(NotificationRow).insert(rows.map((row) => ({ ...row, read: false })) as never);
  }

  async lock(tx: Tx, id: string, accountId: string): Promise<NotificationRow | null> {
    return tx.of(NotificationRow).findOne({ where: { id, accountId }, lock: { mode: 'pessimistic_write' } });
  }

  async markRead(tx: Tx, where: { accountId: string; id?: string }): Promise<void> {
    await tx.of(NotificationRow).update({ ...where, read: false }, { read: true });
  }

  async countUnread(tx: Tx, accountId: string): Promise<number> {
    return tx.of(NotificationRow).countBy({ accountId, read: false });
  }

  async removeAll(tx: Tx, accountId: string): Promise<void> {
    await tx.of(NotificationRow).delete({ accountId });
  }

  /** Removes what was told about a vacancy; answers to whom. */
  async removeOfVacancy(tx: Tx, vacancyId: string): Promise<string[]> {
    const [told] = (await tx.manager.query(
      `delete from notification where coalesce(content #>> '{match,vacancy,id}', content #>> '{vacancy,id}') = $1 returning account_id`,
      [vacancyId],
    )) as [{ account_id: string }[], number];
    return [...new Set(told.map(({ account_id }) => account_id))];
  }

  /** Removes what others were told about a candidate; answers who they are. */
  async removeAbout(tx: Tx, aboutId: string): Promise<string[]> {
    const told = await tx.of(NotificationRow).find({ where: { aboutId }, select: { accountId: true } });
    await tx.of(NotificationRow).delete({ aboutId });
    return [...new Set(told.map(({ accountId }) => accountId))];
  }
  /** Removes what others were told of somebody's application; answers who they are. */
  async removeApplication(tx: Tx, matchId: string, aboutId: string): Promise<string[]> {
    const [told] = (await tx.manager.query(
      `delete from notification where about_id = $2 and account_id <> $2 and content #>> '{match,id}' = $1 returning account_id`,
      [matchId, aboutId],
    )) as [{ account_id: string }[], number];
    return [...new Set(told.map(({ account_id }) => account_id))];
  }
}
