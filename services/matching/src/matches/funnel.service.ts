import { Injectable } from '@nestjs/common';
import type { Match as MatchShape } from '@tandem/contracts/entities/match';
import type { FunnelQuery } from '@tandem/contracts/matching/candidate-matches';
import type { AccountType } from '@tandem/domain/account';
import { statusesOfGroups } from '@tandem/domain/funnel';
import { Db } from '@tandem/service-kit/database';
import { CompaniesRepository } from '../companies/companies.repository';
import { type Filter, FunnelRepository, type FunnelRow } from './funnel.repository';
import { MatchReader } from './match-reader';
import { cardView, matchView } from './match.view';

/** The boards of both sides, in three queries however long they are. */
@Injectable()
export class FunnelService {
  constructor(
    private readonly db: Db,
    private readonly funnels: FunnelRepository,
    private readonly companies: CompaniesRepository,
    private readonly reader: MatchReader,
  ) {}

  async ofCandidate(candidateId: string, query: FunnelQuery): Promise<MatchShape[]> {
    return this.views(await this.funnels.ofCandidate(this.db.source.manager, candidateId, filterOf(query)), 'CANDIDATE');
  }

  async ofCompany(companyId: string, query: FunnelQuery): Promise<MatchShape[]> {
    return this.views(await this.funnels.ofCompany(this.db.source.manager, companyId, filterOf(query)), 'EMPLOYER');
  }

  private async views(rows: readonly FunnelRow[], reader: AccountType): Promise<MatchShape[]> {
    const { manager } = this.db.source;
    const vacancies = await this.funnels.vacancies(
      manager,
      rows.map(({ vacancyId }) => vacancyId),
    );
    const companies = await this.companies.findAll(
      manager,
      vacancies.map(({ companyId }) => companyId),
    );
    const cards = new Map(vacancies.map((vacancy) => [vacancy.id, cardView(vacancy, companies.get(vacancy.companyId ?? ''))]));
    return rows.flatMap((row) => {
      const card = cards.get(row.vacancyId);
      return card ? [matchView(row, reader, { card, candidate: row, coverLetterUrl: this.reader.linkTo(row.coverLetterKey) })] : [];
    });
  }
}

const filterOf = ({ vacancyIds, search, states, archived = false }: FunnelQuery): Filter => ({
  vacancyIds,
  search,
  archived,
  statuses: statusesOfGroups(states),
});
