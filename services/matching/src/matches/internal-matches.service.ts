import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { Match as MatchShape } from '@tandem/contracts/entities/match';
import type { Ctx } from '@tandem/service-kit/context';
import { CandidateMatchesService } from './candidate-matches.service';
import { EmployerMatchesService } from './employer-matches.service';
import { accountOf, companyOf } from '@tandem/service-kit/access';

/** What other services ask about matches, on behalf of the caller in the context. */
@Injectable()
export class InternalMatchesService {
  constructor(
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
}
