import { Injectable } from '@nestjs/common';
import type { Tx } from '@tandem/service-kit/database';
import { type EntityManager, In, IsNull, Like } from 'typeorm';
import { Vacancy } from '../vacancies/vacancy.entity';

@Injectable()
export class CareersRepository {
  /** The scraped vacancies of an employer, also filled and deleted ones; without a company here those of the same site. */
  async scraped(manager: EntityManager, companyId: string | null, page: string): Promise<Vacancy[]> {
    const whose =
      companyId === null
        ? { companyId: IsNull(), originalUrl: Like(`${new URL(page).origin.replace(/[%_\\]/g, '\\$&')}/%`) }
        : { companyId };
    return manager.find(Vacancy, { where: { ...whose, isScraped: true }, order: { id: 'ASC' }, take: 5_000 });
  }

  /** Held until the transaction ends, always in the same order. */
  async lockOpen(tx: Tx, ids: readonly string[]): Promise<Vacancy[]> {
    return tx
      .of(Vacancy)
      .find({ where: { id: In(ids), filledSince: IsNull() }, order: { id: 'ASC' }, lock: { mode: 'pessimistic_write' } });
  }
}
