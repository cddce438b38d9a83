import { Injectable } from '@nestjs/common';
import type { Match as MatchShape } from '@tandem/contracts/entities/match';
import { type Stretch, type StretchQuery, toStretch } from '@tandem/contracts/entities/stretch';
import { Db } from '@tandem/service-kit/database';
import { MatchReader } from '../matches/match-reader';
import type { MatchLog } from '../matches/match-log.entity';
import type { Match } from '../matches/match.entity';
import { ExportsRepository } from './exports.repository';

/** Everything kept here about a person, for his own copy of his data. */
@Injectable()
export class ExportsService {
  constructor(
    private readonly db: Db,
    private readonly kept: ExportsRepository,
    private readonly reader: MatchReader,
  ) {}

  /** All but the matches: his searches of today, the last run for him, and what he did in his company's funnel. */
  async ofAccount(accountId: string): Promise<Record<string, unknown>> {
    const [searches, run, moves] = await Promise.all([
      this.kept.searches(accountId),
      this.kept.run(accountId),
      this.kept.movesBy(accountId),
    ]);
    return {
      searches: searches.map(({ day, startedAt, outcome }) => ({ day, startedAt, vacancyIds: outcome?.ids ?? [] })),
      lastRun: run && { startedAt: run.startedAt, endedAt: run.lastMatchedAt, beingMatched: run.beingMatched },
      moves,
    };
  }

  /** A stretch of a candidate's matches by id, each with all it went through. */
  async matches(candidateId: string, query: StretchQuery): Promise<Stretch<Record<string, unknown>>> {
    const rows = await this.kept.matches(candidateId, query.after ?? null, query.limit);
    const views = new Map((await this.reader.views(this.db.manager, rows, 'CANDIDATE')).map((view) => [view.id, view]));
    const moves = await this.kept.moves(rows.map(({ id }) => id));
    return toStretch(
      rows,
      query,
      rows.map((row) => kept(row, views.get(row.id), moves)),
    );
  }
}

/** A match as the candidate sees it, and what of it no screen shows. */
const kept = (row: Match, view: MatchShape | undefined, moves: readonly MatchLog[]) => ({
  ...(view ?? { id: row.id, status: row.status, percentage: row.percentage }),
  createdAt: row.createdAt,
  appliedAt: row.appliedAt,
  scoredAt: row.scoredAt,
  isShown: row.isKept,
  declineReason: row.declineReason,
  history: moves
    .filter(({ matchId }) => matchId === row.id)
    .map(({ at, fromStatus, toStatus, actor, percentage, reason }) => ({
      at,
      from: fromStatus,
      to: toStatus,
      by: actor,
      percentage,
      reason,
    })),
});
