import { Controller } from '@nestjs/common';
import type { In } from '@tandem/contracts/define';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { InternalMatchesService } from './internal-matches.service';

@Controller()
export class InternalMatchesController {
  constructor(private readonly matches: InternalMatchesService) {}

  @Handles(matchingCalls.matchForParty)
  async matchForParty(ctx: Ctx, { body }: In<typeof matchingCalls.matchForParty>) {
    return this.matches.forParty(ctx, body.matchId);
  }

  @Handles(matchingCalls.matchesOfVacancies)
  async matchesOfVacancies(ctx: Ctx, { body }: In<typeof matchingCalls.matchesOfVacancies>) {
    return this.matches.ofVacancies(ctx, body.vacancyIds);
  }
}
