import { Injectable } from '@nestjs/common';
import type { Tx } from '@tandem/service-kit/database';
import { isThere } from '@tandem/service-kit/forgotten';
import { type EntityManager, In } from 'typeorm';
import { Company } from './company.entity';

@Injectable()
export class CompaniesRepository {
  async find(manager: EntityManager, id: string): Promise<Company | null> {
    return manager.findOneBy(Company, { id });
  }

  async findAll(manager: EntityManager, ids: readonly (string | null)[]): Promise<Map<string, Company>> {
    const wanted = [...new Set(ids.filter((id) => id !== null))];
    const companies = wanted.length > 0 ? await manager.findBy(Company, { id: In(wanted) }) : [];
    return new Map(companies.map((company) => [company.id, company]));
  }

  /** Adds or replaces a company; false when it is gone or, with `unlessToldSince`, when it was told of after that. */
  async tell(tx: Tx, company: Company, unlessToldSince: boolean): Promise<boolean> {
    const { id, companyName, industry, companySize, address, logoUrl, summaryUrl, memberIds, toldAt } = company;
    const told = await tx.manager.query<unknown[]>(
      `insert into company as known (id, company_name, industry, company_size, address, logo_url, summary_url, member_ids, told_at)
       select $1::uuid, $2, $3, $4, $5::jsonb, $6, $7, $8::uuid[], $9::timestamptz where ${isThere('$1')}
       on conflict (id) do update set company_name = excluded.company_name, industry = excluded.industry, company_size = excluded.company_size,
         address = excluded.address, logo_url = excluded.logo_url, summary_url = excluded.summary_url, member_ids = excluded.member_ids,
         told_at = excluded.told_at
       where not $10 or known.told_at < excluded.told_at returning id`,
      [id, companyName, industry, companySize, address, logoUrl, summaryUrl, memberIds, toldAt, unlessToldSince],
    );
    return told.length > 0;
  }

  async remove(tx: Tx, id: string): Promise<void> {
    await tx.of(Company).delete({ id });
  }
}
