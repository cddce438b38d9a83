import { Inject, Injectable } from '@nestjs/common';
import type { Invitation, Match as MatchShape } from '@tandem/contracts/entities/match';
import type { VacancyWithMatch } from '@tandem/contracts/matching/candidate-matches';
import type { AccountType } from '@tandem/domain/account';
import { overlapping } from '@tandem/domain/timeslots';
import { Clock } from '@tandem/service-kit/clock';
import { filePath } from '@tandem/service-kit/files';
import { CONFIG } from '@tandem/service-kit/tokens';
import type { EntityManager } from 'typeorm';
import type { Candidate } from '../candidates/candidate.entity';
import { CandidatesRepository } from '../candidates/candidates.repository';
import { CompaniesRepository } from '../companies/companies.repository';
import type { Company } from '../companies/company.entity';
import type { MatchingConfig } from '../config';
import { VacanciesRepository } from '../vacancies/vacancies.repository';
import type { Vacancy } from '../vacancies/vacancy.entity';
import type { Match } from './match.entity';
import { MatchesRepository, type Planned } from './matches.repository';
import { cardView, matchView, type Person, retentionView, scoreView } from './match.view';

/** Puts matches together with what they are about, in four queries at most however many there are. */
@Injectable()
export class MatchReader {
  constructor(
    @Inject(CONFIG) private readonly config: MatchingConfig,
    private readonly clock: Clock,
    private readonly candidates: CandidatesRepository,
    private readonly companies: CompaniesRepository,
    private readonly vacancies: VacanciesRepository,
    private readonly matches: MatchesRepository,
  ) {}

  async views(manager: EntityManager, matches: readonly Match[], reader: AccountType): Promise<MatchShape[]> {
    const { vacancies, companies } = await this.about(manager, matches);
    const candidates = await this.candidates.findAll(
      manager,
      matches.map(({ candidateId }) => candidateId),
    );
    const planned = reader === 'CANDIDATE' ? await this.plannedBeside(manager, matches) : [];
    return matches.flatMap((match) => {
      const vacancy = vacancies.get(match.vacancyId);
      if (!vacancy) return [];
      return [
        matchView(match, reader, {
          card: cardView(vacancy, companies.get(vacancy.companyId ?? '')),
          candidate: personOf(candidates.get(match.candidateId)),
          coverLetterUrl: this.linkTo(match.coverLetterKey),
          invitation: withTaken(match, planned),
          retention: retentionView(match, vacancy),
        }),
      ];
    });
  }

  /** @throws Error when the match is about nothing known, which the queries rule out. */
  async view(manager: EntityManager, match: Match, reader: AccountType): Promise<MatchShape> {
    const [view] = await this.views(manager, [match], reader);
    if (!view) throw new Error(`match ${match.id} has no vacancy`);
    return view;
  }

  /** Vacancies with the candidate's matches. */
  async cards(manager: EntityManager, matches: readonly Match[], withMatches: boolean): Promise<VacancyWithMatch[]> {
    const { vacancies, companies } = await this.about(manager, matches);
    return matches.flatMap((match) => {
      const vacancy = vacancies.get(match.vacancyId);
      return vacancy
        ? [{ ...cardView(vacancy, companies.get(vacancy.companyId ?? '')), match: withMatches ? scoreView(match, 'CANDIDATE') : null }]
        : [];
    });
  }

  /** Interviews for the vacancies of those who may choose a time. */
  private async plannedBeside(manager: EntityManager, matches: readonly Match[]): Promise<Planned[]> {
    const choosing = matches.filter(({ status, invitation }) => status === 'INVITED' && invitation?.slots.length);
    if (choosing.length === 0) return [];
    return this.matches.planned(
      manager,
      choosing.map(({ vacancyId }) => vacancyId),
    );
  }

  private async about(
    manager: EntityManager,
    matches: readonly Match[],
  ): Promise<{ vacancies: Map<string, Vacancy>; companies: Map<string, Company> }> {
    const vacancies = await this.vacancies.findAll(
      manager,
      matches.map(({ vacancyId }) => vacancyId),
    );
    const companies = await this.companies.findAll(
      manager,
      [...vacancies.values()].map(({ companyId }) => companyId),
    );
    return { vacancies, companies };
  }

  /** Where a letter is read for the next minutes. */
  linkTo(key: string | null): string | null {
    return key && filePath(this.config.CTX_SECRET, key, this.clock.now().getTime());
  }
}

/** The invitation of a match, with those of its times at which another interview for the vacancy is planned. */
const withTaken = ({ id, vacancyId, invitation }: Match, planned: readonly Planned[]): Invitation | null => {
  const others = planned.filter((each) => each.vacancyId === vacancyId && each.matchId !== id);
  const taken = overlapping(
    invitation?.slots ?? [],
    others.map(({ slot }) => slot),
  );
  return invitation && taken.length > 0 ? { ...invitation, taken } : invitation;
};

const personOf = (candidate: Candidate | undefined): Person | undefined =>
  candidate && { contact: candidate.contact, salary: candidate.wishes?.preferences?.salary ?? null };
