import { Injectable } from '@nestjs/common';
import type { Tx } from '@tandem/service-kit/database';
import { type EntityManager, IsNull, LessThan, MoreThan, Not } from 'typeorm';
import { Vacancy } from './vacancy.entity';

/** A draft as it was opened: nothing read, nothing written. */
const untouched = {
  readStatus: IsNull(),
  sourceType: IsNull(),
  title: IsNull(),
  description: IsNull(),
  address: IsNull(),
};
const begun = Object.keys(untouched).map((field) => ({ [field]: Not(IsNull()) }));
type Stretch = { after: string | null; skip: number; limit: number };
const openOfPlatform = { isPublished: true, filledSince: IsNull(), deletedAt: IsNull(), companyId: Not(IsNull()) };

@Injectable()
export class VacanciesRepository {
  async find(manager: EntityManager, id: string): Promise<Vacancy | null> {
    return manager.findOneBy(Vacancy, { id, deletedAt: IsNull() });
  }

  /** That one too which was deleted after it had been published. */
  async findEver(manager: EntityManager, id: string): Promise<Vacancy | null> {
    return manager.findOneBy(Vacancy, { id });
  }

  /** Held until the transaction ends. */
  async lock(tx: Tx, id: string): Promise<Vacancy | null> {
    return tx.of(Vacancy).findOne({ where: { id, deletedAt: IsNull() }, lock: { mode: 'pessimistic_write' } });
  }

  /** The draft an account opened after a moment and left as it was, if any. Calls of one account take turns until their transactions end. */
  async draftSince(tx: Tx, accountId: string, moment: Date): Promise<Vacancy | null> {
    await tx.manager.query(`select pg_advisory_xact_lock(hashtextextended('new draft ' || $1, 0))`, [accountId]);
    return tx.of(Vacancy).findOne({
      where: { createdBy: accountId, createdAt: MoreThan(moment), deletedAt: IsNull(), ...untouched },
      order: { createdAt: 'DESC' },
    });
  }

  /** Drafts an account began before a moment and then left as they were. */
  async untouchedDrafts(tx: Tx, accountId: string, moment: Date): Promise<Vacancy[]> {
    return tx.of(Vacancy).findBy({
      createdBy: accountId,
      createdAt: LessThan(moment),
      deletedAt: IsNull(),
      ...untouched,
    });
  }

  /** The last of the drafts an account opened and then left as they were. */
  async lastUntouched(manager: EntityManager, accountId: string): Promise<string | null> {
    const last = await manager.findOne(Vacancy, {
      select: { id: true },
      where: { createdBy: accountId, deletedAt: IsNull(), ...untouched },
      order: { createdAt: 'DESC', id: 'ASC' },
    });
    return last?.id ?? null;
  }

  /** `butFor` narrows it to what has been begun and that one. */
  async pageOfCompany(
    manager: EntityManager,
    companyId: string,
    { page, pageSize, butFor }: { page: number; pageSize: number; butFor?: string | null },
  ): Promise<[Vacancy[], number]> {
    const own = { companyId, deletedAt: IsNull() };
    const narrowed = [...begun.map((part) => ({ ...own, ...part })), ...(butFor ? [{ ...own, id: butFor }] : [])];
    const where = butFor === undefined ? own : narrowed;
    const stretch = { skip: (page - 1) * pageSize, take: pageSize };
    return Promise.all([
      manager.find(Vacancy, { where, order: { createdAt: 'DESC', id: 'ASC' }, ...stretch }),
      manager.count(Vacancy, { where }),
    ]);
  }

  /** All of a company, newest first; only what names them. */
  async namesOfCompany(manager: EntityManager, companyId: string): Promise<Pick<Vacancy, 'id' | 'title'>[]> {
    return manager.find(Vacancy, {
      select: { id: true, title: true },
      where: { companyId, deletedAt: IsNull() },
      order: { createdAt: 'DESC', id: 'ASC' },
    });
  }

  /** Ids of all, those too that were deleted before; held until the transaction ends. */
  async lockIdsOfCompany(tx: Tx, companyId: string): Promise<string[]> {
    const rows = await tx.manager.query<{ id: string }[]>('select id from vacancy where company_id = $1 order by id for update', [
      companyId,
    ]);
    return rows.map(({ id }) => id);
  }

  async removeOfCompany(tx: Tx, companyId: string): Promise<void> {
    await tx.of(Vacancy).delete({ companyId });
  }

  /** A stretch of all of a company by id, those too that were deleted before. */
  async stretchOfCompany(manager: EntityManager, companyId: string, after: string | null, limit: number): Promise<Vacancy[]> {
    return manager.find(Vacancy, { where: { companyId, ...(after ? { id: MoreThan(after) } : {}) }, order: { id: 'ASC' }, take: limit });
  }

  async forgetAuthor(tx: Tx, accountId: string): Promise<void> {
    await tx.of(Vacancy).update({ createdBy: accountId }, { createdBy: null });
  }

  async openOfCompany(manager: EntityManager, companyId: string): Promise<Vacancy[]> {
    return manager.find(Vacancy, {
      where: { companyId, isPublished: true, filledSince: IsNull(), deletedAt: IsNull() },
      order: { createdAt: 'DESC', id: 'ASC' },
      take: 500,
    });
  }

  /** Open vacancies of companies on the platform in the order of their ids; only what names and dates them. */
  async openStretch(manager: EntityManager, { after, skip, limit }: Stretch): Promise<Pick<Vacancy, 'id' | 'publishedAt' | 'createdAt'>[]> {
    return manager.find(Vacancy, {
      select: { id: true, publishedAt: true, createdAt: true },
      where: { ...openOfPlatform, ...(after ? { id: MoreThan(after) } : {}) },
      order: { id: 'ASC' },
      skip,
      take: limit,
    });
  }

  async countOpen(manager: EntityManager): Promise<number> {
    return manager.countBy(Vacancy, openOfPlatform);
  }

  async stretch(manager: EntityManager, after: string | null, limit: number): Promise<Vacancy[]> {
    return manager.find(Vacancy, {
      where: { deletedAt: IsNull(), ...(after ? { id: MoreThan(after) } : {}) },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  async save(tx: Tx, vacancy: Vacancy): Promise<void> {
    await tx.of(Vacancy).upsert({ ...vacancy }, ['id']);
  }

  async remove(tx: Tx, id: string): Promise<void> {
    await tx.of(Vacancy).delete({ id });
  }
}
