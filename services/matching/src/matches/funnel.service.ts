import { Injectable } from '@nestjs/common';
import type { Match as MatchShape, Retention } from '@tandem/contracts/entities/match';
import type { VacancyCard } from '@tandem/contracts/entities/vacancy';
import type { FunnelQuery } from '@tandem/contracts/matching/candidate-matches';
import { statusesOfGroups } from '@tandem/domain/funnel';
import { Db } from '@tandem/service-kit/database';
import { type Filter, FunnelRepository, type FunnelRow } from './funnel.repository';
import { MatchReader } from './match-reader';
import { candidateView, cardView, retentionView } from './match.view';

/** The boards of both sides, in two queries however long they are. */
@Injectable()
export class FunnelService {
  constructor(
    private readonly db: Db,
    private readonly funnels: FunnelRepository,
    private readonly reader: MatchReader,
  ) {}

  async ofCandidate(candidateId: string, query: FunnelQuery): Promise<MatchShape[]> {
    return this.views(await this.funnels.ofCandidate(this.db.manager, candidateId, filterOf(query)));
  }

  async ofCompany(companyId: string, query: FunnelQuery): Promise<MatchShape[]> {
    return this.views(await this.funnels.ofCompany(this.db.manager, companyId, filterOf(query)));
  }

  private async views(rows: readonly FunnelRow[]): Promise<MatchShape[]> {
    const vacancies = await this.funnels.vacancies(this.db.manager, new Set(rows.map(({ vacancyId }) => vacancyId)));
    const about = new Map(
      vacancies.map((vacancy) => [vacancy.card.id, { vacancy, card: cardView(vacancy, vacancy.company ?? undefined) }]),
    );
    return rows.flatMap((row) => {
      const known = about.get(row.vacancyId);
      return known ? [funnelView(row, known.card, retentionView(row, known.vacancy), this.reader.linkTo(row.coverLetterKey))] : [];
    });
  }
}

/** Written out, because spreading thousands of rows into one another costs as much as reading them. */
const funnelView = (row: FunnelRow, vacancy: VacancyCard, retention: Retention | null, coverLetterUrl: string | null): MatchShape => ({
  id: row.id,
  percentage: row.percentage,
  status: row.status,
  archived: row.archived,
  reason: null,
  updatedAt: new Date(row.updatedAt).toISOString(),
  vacancy,
  candidate: candidateView(row.candidateId, row),
  isGeneratingCoverLetter: row.isGeneratingCoverLetter,
  isGeneratingResume: row.isGeneratingResume,
  resumeSettings: null,
  coverLetterUrl,
  invitation: row.invitation,
  retention,
});

const filterOf = ({ vacancyIds, search, states, archived = false }: FunnelQuery): Filter => ({
  vacancyIds,
  search,
  archived,
  statuses: statusesOfGroups(states),
});
