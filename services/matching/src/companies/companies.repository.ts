import { Injectable } from '@nestjs/common';
import type { Tx } from '@tandem/service-kit/database';
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

  async save(tx: Tx, company: Company): Promise<void> {
    await tx.of(Company).upsert({ ...company }, ['id']);
  }

  async remove(tx: Tx, id: string): Promise<void> {
    await tx.of(Company).delete({ id });
  }
}
