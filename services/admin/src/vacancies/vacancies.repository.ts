import { Injectable } from '@nestjs/common';
import type { VacancySnapshot } from '@tandem/contracts/entities/snapshots';
import type { Tx } from '@tandem/service-kit/database';
import { isThere } from '@tandem/service-kit/forgotten';
import { searchable } from '../tables/searchable';
import { Vacancy } from './vacancy.entity';

/** Vacancies as they were told. */
@Injectable()
export class VacanciesRepository {
  /** Writes a vacancy as it was at a moment, unless something newer is known. */
  async tell(tx: Tx, vacancy: VacancySnapshot, toldAt: Date): Promise<void> {
    const { id, title, employer } = vacancy;
    await tx.manager.query(
      `insert into vacancy (id, title, company_id, company_name, employer, is_scraped, is_published, original_url, filled_since, flags,
         search, created_at, told_at)
       select $1::uuid, $2, $3::uuid, $4, $5::jsonb, $6, $7, $8, $9::timestamptz, $10::jsonb, $11, $12::timestamptz, $13::timestamptz
       where ${isThere('$1')}
       on conflict (id) do update set title = excluded.title, company_id = excluded.company_id, company_name = excluded.company_name,
         employer = excluded.employer, is_scraped = excluded.is_scraped, is_published = excluded.is_published,
         original_url = excluded.original_url, filled_since = excluded.filled_since, flags = excluded.flags, search = excluded.search,
         created_at = excluded.created_at, told_at = excluded.told_at
       where vacancy.told_at <= excluded.told_at`,
      [
        id,
        title,
        employer.id,
        employer.companyName,
        JSON.stringify(employer),
        vacancy.isScraped,
        vacancy.isPublished,
        vacancy.originalUrl,
        vacancy.filledSince,
        JSON.stringify(vacancy.flags),
        searchable([title, employer.companyName]),
        vacancy.createdAt,
        toldAt,
      ],
    );
  }

  async remove(tx: Tx, id: string): Promise<void> {
    await tx.of(Vacancy).delete({ id });
  }
}
