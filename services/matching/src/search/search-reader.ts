import { Injectable } from '@nestjs/common';
import type { MatchReason } from '@tandem/contracts/entities/match';
import type { VacancyWithMatch } from '@tandem/contracts/matching/candidate-matches';
import type { FoundVacancy } from '@tandem/contracts/matching/search';
import { travelMinutes } from '@tandem/geo/travel';
import { Db } from '@tandem/service-kit/database';
import { CompaniesRepository } from '../companies/companies.repository';
import type { Prompt, Reading } from '../engine/search-tasks';
import { cardView, scoreView } from '../matches/match.view';
import { VacanciesRepository } from '../vacancies/vacancies.repository';
import type { Vacancy } from '../vacancies/vacancy.entity';
import { Scorer } from './scorer';
import { SearchesRepository } from './searches.repository';

/** Puts what a search found into words and cards, a few at a time. */
@Injectable()
export class SearchReader {
  constructor(
    private readonly db: Db,
    private readonly scorer: Scorer,
    private readonly vacancies: VacanciesRepository,
    private readonly companies: CompaniesRepository,
    private readonly searches: SearchesRepository,
  ) {}

  /** In the order of the ids; what closed since it was found is left out. */
  async found({ facts, aim }: Reading, { travelMode }: Pick<Prompt, 'travelMode'>, ids: readonly string[]): Promise<FoundVacancy[]> {
    const { manager } = this.db.source;
    const known = await this.vacancies.findAll(manager, ids);
    const open = ids.flatMap((id) => known.get(id) ?? []).filter(({ isOpen }) => isOpen);
    const companies = await this.companies.findAll(
      manager,
      open.map(({ companyId }) => companyId),
    );
    const explained = await this.scorer.explain(
      'candidate',
      facts,
      open.map(({ id }) => id),
    );
    return open.flatMap((vacancy) => {
      const fit = explained.get(vacancy.id);
      if (!fit) return [];
      const reason = JSON.parse(fit.reason) as MatchReason;
      const minutes = minutesTo(aim.place, vacancy, travelMode);
      return [
        {
          ...cardView(vacancy, companies.get(vacancy.companyId ?? '')),
          fit: { percentage: fit.percentage, reason, travelMinutes: minutes },
        },
      ];
    });
  }

  /** With the candidate's own matches. */
  async withMatches<T extends FoundVacancy>(candidateId: string, found: readonly T[]): Promise<(T & VacancyWithMatch)[]> {
    const matches = await this.searches.matches(
      this.db.manager,
      candidateId,
      found.map(({ id }) => id),
    );
    return found.map((vacancy) => {
      const match = matches.get(vacancy.id);
      return { ...vacancy, match: match ? scoreView(match, 'CANDIDATE') : null };
    });
  }
}

const minutesTo = (place: Reading['aim']['place'], vacancy: Vacancy, mode: Prompt['travelMode']): number | null => {
  if (vacancy.isRemote) return 0;
  if (!place || vacancy.latitude === null || vacancy.longitude === null) return null;
  return travelMinutes(place, { latitude: vacancy.latitude, longitude: vacancy.longitude }, mode);
};
