import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { Match as MatchShape } from '@tandem/contracts/entities/match';
import type { Ctx } from '@tandem/service-kit/context';
import { Db } from '@tandem/service-kit/database';
import { CandidateMatchesService } from './candidate-matches.service';
import { EmployerMatchesService } from './employer-matches.service';
import { accountOf, companyOf } from './match-access';
import { MatchReader } from './match-reader';
import { MatchesRepository } from './matches.repository';

/** What other services ask about matches, on behalf of the caller in the context. */
@Injectable()
export class InternalMatchesService {
  constructor(
    private readonly db: Db,
    private readonly matches: MatchesRepository,
    private readonly reader: MatchReader,
    private readonly ofCandidates: CandidateMatchesService,
    private readonly ofEmployers: EmployerMatchesService,
  ) {}

  async forParty(ctx: Ctx, matchId: string): Promise<MatchShape> {
    if (ctx.accountType === 'CANDIDATE') return this.ofCandidates.get(accountOf(ctx), matchId);
    if (ctx.accountType === 'EMPLOYER' && ctx.companyId) return this.ofEmployers.get(ctx.companyId, matchId);
    throw problem('match_not_found');
  }

  async ofVacancies(ctx: Ctx, vacancyIds: string[]): Promise<{ matches: { vacancyId: string; match: MatchShape }[] }> {
    return { matches: await this.ofEmployers.ofVacancies(companyOf(ctx), vacancyIds) };
  }

  /** Everything kept about a person's matches, for his own copy of his data. */
  async export(accountId: string): Promise<Record<string, unknown>> {
    const { manager } = this.db.source;
    return { matches: await this.reader.views(manager, await this.matches.ofCandidate(manager, accountId), 'CANDIDATE') };
  }
}
