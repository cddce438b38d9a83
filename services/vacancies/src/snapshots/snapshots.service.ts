import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { VacancySnapshot } from '@tandem/contracts/entities/snapshots';
import { type Stretch, type StretchQuery, toStretch } from '@tandem/contracts/entities/stretch';
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

  async stretch(query: StretchQuery): Promise<Stretch<VacancySnapshot>> {
    const { manager } = this.db.source;
    const vacancies = await this.vacancies.stretch(manager, query.after ?? null, query.limit);
    const companies = await this.companies.findAll(
      manager,
      vacancies.map(({ companyId }) => companyId),
    );
    const items = vacancies.map((vacancy) => vacancySnapshot(vacancy, companies.get(vacancy.companyId ?? '')));
    return toStretch(vacancies, query, items);
  }
}
