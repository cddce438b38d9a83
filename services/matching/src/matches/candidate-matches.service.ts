import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { Match as MatchShape } from '@tandem/contracts/entities/match';
import { type Page, type PageQuery, toPage } from '@tandem/contracts/entities/page';
import type { VacancyWithMatch } from '@tandem/contracts/matching/candidate-matches';
import { statusesOfGroups } from '@tandem/domain/funnel';
import { pageSizes } from '@tandem/domain/limits';
import { distanceKm } from '@tandem/geo/distance';
import { Db } from '@tandem/service-kit/database';
import { CompaniesRepository } from '../companies/companies.repository';
import { VacanciesRepository } from '../vacancies/vacancies.repository';
import { MatchReader } from './match-reader';
import { cardView } from './match.view';
import { MatchesRepository } from './matches.repository';

export type ListQuery = { vacancyId?: string; lat?: number; lng?: number; distance?: number };
export type FunnelVacancy = { id: string; title: string | null; employer: { companyName: string } };

/** What a candidate sees of his matches. */
@Injectable()
export class CandidateMatchesService {
  constructor(
    private readonly db: Db,
    private readonly matches: MatchesRepository,
    private readonly reader: MatchReader,
    private readonly vacancies: VacanciesRepository,
    private readonly companies: CompaniesRepository,
  ) {}

  async recommended(candidateId: string, query: PageQuery & { withMatches?: boolean }): Promise<Page<VacancyWithMatch>> {
    const { manager } = this.db.source;
    const { page = 1, pageSize = pageSizes.default, withMatches = false } = query;
    const [matches, total] = await this.matches.recommended(manager, candidateId, page, pageSize);
    return toPage(await this.reader.cards(manager, matches, withMatches), total, query);
  }

  async list(candidateId: string, { vacancyId, lat, lng, distance }: ListQuery): Promise<MatchShape[]> {
    const { manager } = this.db.source;
    const views = await this.reader.views(manager, await this.matches.ofCandidate(manager, candidateId, vacancyId), 'CANDIDATE');
    if (lat === undefined || lng === undefined || distance === undefined) return views;
    return views.filter(({ vacancy: { address } }) => {
      if (typeof address?.latitude !== 'number' || typeof address.longitude !== 'number') return false;
      return distanceKm({ latitude: lat, longitude: lng }, { latitude: address.latitude, longitude: address.longitude }) <= distance;
    });
  }

  async get(candidateId: string, id: string): Promise<MatchShape> {
    const { manager } = this.db.source;
    const match = await this.matches.find(manager, id);
    if (match?.candidateId !== candidateId || !(await this.vacancies.find(manager, match.vacancyId))) throw problem('match_not_found');
    return this.reader.view(manager, match, 'CANDIDATE');
  }

  async ofVacancy(candidateId: string, vacancyId: string): Promise<MatchShape> {
    const { manager } = this.db.source;
    const vacancy = await this.vacancies.find(manager, vacancyId);
    if (!vacancy?.isPublished) throw problem('vacancy_not_found');
    const match = await this.matches.ofPair(manager, candidateId, vacancyId);
    if (!match) throw problem('match_not_found');
    return this.reader.view(manager, match, 'CANDIDATE');
  }

  async funnelVacancies(candidateId: string): Promise<FunnelVacancy[]> {
    const { manager } = this.db.source;
    const ids = await this.matches.funnelVacancyIds(manager, candidateId, statusesOfGroups());
    const vacancies = [...(await this.vacancies.findAll(manager, ids)).values()];
    const companies = await this.companies.findAll(
      manager,
      vacancies.map(({ companyId }) => companyId),
    );
    return vacancies.map((vacancy) => {
      const { id, title, employer } = cardView(vacancy, companies.get(vacancy.companyId ?? ''));
      return { id, title, employer: { companyName: employer.companyName } };
    });
  }
}
