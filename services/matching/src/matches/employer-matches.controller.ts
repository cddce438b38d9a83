import { Controller } from '@nestjs/common';
import type { In } from '@tandem/contracts/define';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { EmployerMatchesService } from './employer-matches.service';
import { FunnelService } from './funnel.service';
import { InvitationsService } from './invitations.service';
import { companyOf } from '@tandem/service-kit/access';
import { MovesService } from './moves.service';

@Controller()
export class EmployerMatchesController {
  constructor(
    private readonly matches: EmployerMatchesService,
    private readonly moves: MovesService,
    private readonly funnels: FunnelService,
    private readonly invitations: InvitationsService,
  ) {}

  @Handles(matchingCalls.employerFunnel)
  async funnel(ctx: Ctx, { query }: In<typeof matchingCalls.employerFunnel>) {
    return this.funnels.ofCompany(companyOf(ctx), query);
  }

  @Handles(matchingCalls.getApplication)
  async get(ctx: Ctx, { params }: In<typeof matchingCalls.getApplication>) {
    return this.matches.get(companyOf(ctx), params.matchId);
  }

  @Handles(matchingCalls.changeStatus)
  async changeStatus(ctx: Ctx, { params, body }: In<typeof matchingCalls.changeStatus>) {
    return this.moves.changeAsEmployer(ctx, params.matchId, body);
  }

  @Handles(matchingCalls.invite)
  async invite(ctx: Ctx, { params, body }: In<typeof matchingCalls.invite>) {
    return this.invitations.invite(ctx, params.matchId, body);
  }
}
