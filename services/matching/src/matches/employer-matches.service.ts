import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { Match as MatchShape } from '@tandem/contracts/entities/match';
import { Db } from '@tandem/service-kit/database';
import { VacanciesRepository } from '../vacancies/vacancies.repository';
import { isSeenByEmployer } from './match-access';
import { MatchReader } from './match-reader';
import { MatchesRepository } from './matches.repository';

/** What an employer sees: applications to vacancies of his company, and nothing before somebody applied. */
@Injectable()
export class EmployerMatchesService {
  constructor(
    private readonly db: Db,
    private readonly matches: MatchesRepository,
    private readonly reader: MatchReader,
    private readonly vacancies: VacanciesRepository,
  ) {}

  async get(companyId: string, id: string): Promise<MatchShape> {
    const { manager } = this.db.source;
    const match = await this.matches.find(manager, id);
    const vacancy = match && (await this.vacancies.find(manager, match.vacancyId));
    if (vacancy?.companyId !== companyId || !match || !isSeenByEmployer(match)) throw problem('match_not_found');
    return this.reader.view(manager, match, 'EMPLOYER');
  }

  async ofVacancies(companyId: string, vacancyIds: string[]): Promise<{ vacancyId: string; match: MatchShape }[]> {
    const { manager } = this.db.source;
    const views = await this.reader.views(manager, await this.matches.ofVacancies(manager, companyId, vacancyIds), 'EMPLOYER');
    return views.map((match) => ({ vacancyId: match.vacancy.id, match }));
  }
}
