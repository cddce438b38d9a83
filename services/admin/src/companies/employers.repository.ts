import { Injectable } from '@nestjs/common';
import type { CompanySnapshot } from '@tandem/contracts/entities/snapshots';
import type { Tx } from '@tandem/service-kit/database';
import { isThere } from '@tandem/service-kit/forgotten';
import { searchable } from '../tables/searchable';
import { Employer } from './employer.entity';

/** Companies as they were told, and how many vacancies each has. */
@Injectable()
export class EmployersRepository {
  /** Writes a company as it was at a moment, unless something newer is known. */
  async tell(tx: Tx, company: CompanySnapshot, toldAt: Date): Promise<void> {
    const { companyId, companyName } = company;
    await tx.manager.query(
      `insert into employer (id, company_name, actively_scraping, amount_vacancies, intake_progress, search, created_at, updated_at, told_at)
       select $1::uuid, $2, $3, (select count(*) from vacancy where company_id = $1), $4, $5, $6::timestamptz, $7::timestamptz, $8::timestamptz
       where ${isThere('$1')}
       on conflict (id) do update set company_name = excluded.company_name, actively_scraping = excluded.actively_scraping,
         intake_progress = excluded.intake_progress, search = excluded.search, created_at = excluded.created_at,
         updated_at = excluded.updated_at, told_at = excluded.told_at
       where employer.told_at <= excluded.told_at`,
      [
        companyId,
        companyName,
        company.activelyScraping,
        company.intakeProgress,
        searchable([companyName]),
        company.createdAt,
        company.updatedAt,
        toldAt,
      ],
    );
  }

  /** Whether this is the first time that the intake is complete. */
  async complete(tx: Tx, id: string, at: Date): Promise<boolean> {
    const [, count] = (await tx.manager.query(
      'update employer set intake_completed_at = $2 where id = $1 and intake_completed_at is null',
      [id, at],
    )) as [unknown, number];
    return count > 0;
  }

  /** Counts anew; the row is held first, so that of two who change a company's vacancies the second counts both. */
  async countVacancies(tx: Tx, ids: readonly string[]): Promise<void> {
    await tx.manager.query('select 1 from employer where id = any($1::uuid[]) order by id for update', [ids]);
    await tx.manager.query(
      `update employer set amount_vacancies = (select count(*) from vacancy where company_id = employer.id) where id = any($1::uuid[])`,
      [ids],
    );
  }

  async remove(tx: Tx, id: string): Promise<void> {
    await tx.of(Employer).delete({ id });
  }
}
