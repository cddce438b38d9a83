import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { VacancySnapshot } from '@tandem/contracts/entities/snapshots';
import { Db } from '@tandem/service-kit/database';
import { CompaniesRepository } from '../companies/companies.repository';
import { VacanciesRepository } from '../vacancies/vacancies.repository';
import { vacancySnapshot } from './vacancy.snapshot';

@Injectable()
export class SnapshotsService {
  constructor(
    private readonly db: Db,
    private readonly vacancies: VacanciesRepository,
    private readonly companies: CompaniesRepository,
  ) {}

  async one(vacancyId: string): Promise<VacancySnapshot> {
    const { manager } = this.db.source;
    const vacancy = await this.vacancies.find(manager, vacancyId);
    if (!vacancy) throw problem('vacancy_not_found');
    const company = vacancy.companyId === null ? null : await this.companies.find(manager, vacancy.companyId);
    return vacancySnapshot(vacancy, company ?? undefined);
  }

  async stretch(after: string | null, limit: number): Promise<{ items: VacancySnapshot[]; next: string | null }> {
    const { manager } = this.db.source;
    const vacancies = await this.vacancies.stretch(manager, after, limit);
    const companies = await this.companies.findAll(
      manager,
      vacancies.map(({ companyId }) => companyId),
    );
    const items = vacancies.map((vacancy) => vacancySnapshot(vacancy, companies.get(vacancy.companyId ?? '')));
    return { items, next: vacancies.length === limit ? (vacancies.at(-1)?.id ?? null) : null };
  }
}
