import { Controller } from '@nestjs/common';
import type { In } from '@tandem/contracts/define';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { AskedScoresService } from './asked-scores.service';
import { CandidateMatchesService } from './candidate-matches.service';
import { FunnelService } from './funnel.service';
import { InvitationsService } from './invitations.service';
import { accountOf } from '@tandem/service-kit/access';
import { MovesService } from './moves.service';
import { WhatIfService } from './what-if.service';

@Controller()
export class CandidateMatchesController {
  constructor(
    private readonly matches: CandidateMatchesService,
    private readonly moves: MovesService,
    private readonly scores: AskedScoresService,
    private readonly whatIfs: WhatIfService,
    private readonly funnels: FunnelService,
    private readonly invitations: InvitationsService,
  ) {}

  @Handles(matchingCalls.recommended)
  async recommended(ctx: Ctx, { query }: In<typeof matchingCalls.recommended>) {
    return this.matches.recommended(accountOf(ctx), query);
  }

  @Handles(matchingCalls.listMatches)
  async list(ctx: Ctx, { query }: In<typeof matchingCalls.listMatches>) {
    return this.matches.list(accountOf(ctx), query);
  }

  @Handles(matchingCalls.getMatch)
  async get(ctx: Ctx, { params }: In<typeof matchingCalls.getMatch>) {
    return this.matches.get(accountOf(ctx), params.id);
  }

  @Handles(matchingCalls.changeMatch)
  async change(ctx: Ctx, { params, body }: In<typeof matchingCalls.changeMatch>) {
    return this.moves.changeAsCandidate(ctx, params.id, body);
  }

  @Handles(matchingCalls.chooseTimeslot)
  async chooseTimeslot(ctx: Ctx, { params, body }: In<typeof matchingCalls.chooseTimeslot>) {
    return this.invitations.choose(ctx, params.id, body.slot ?? null);
  }

  @Handles(matchingCalls.downloadInvitation)
  async downloadInvitation(ctx: Ctx, { params }: In<typeof matchingCalls.downloadInvitation>) {
    return this.invitations.download(ctx, params.id);
  }

  @Handles(matchingCalls.candidateFunnel)
  async funnel(ctx: Ctx, { query }: In<typeof matchingCalls.candidateFunnel>) {
    return this.funnels.ofCandidate(accountOf(ctx), query);
  }

  @Handles(matchingCalls.candidateFunnelVacancies)
  async funnelVacancies(ctx: Ctx) {
    return this.matches.funnelVacancies(accountOf(ctx));
  }

  @Handles(matchingCalls.matchOfVacancy)
  async ofVacancy(ctx: Ctx, { params }: In<typeof matchingCalls.matchOfVacancy>) {
    return this.matches.ofVacancy(accountOf(ctx), params.vacancyId);
  }

  @Handles(matchingCalls.tryWhatIf)
  async tryWhatIf(ctx: Ctx, { params, body }: In<typeof matchingCalls.tryWhatIf>) {
    return this.whatIfs.try(accountOf(ctx), params.id, body);
  }

  @Handles(matchingCalls.calculateScore)
  async calculateScore(ctx: Ctx, { params }: In<typeof matchingCalls.calculateScore>) {
    return this.scores.ask(ctx, params.vacancyId);
  }
}
