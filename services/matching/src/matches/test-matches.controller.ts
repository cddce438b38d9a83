import { Controller } from '@nestjs/common';
import type { In } from '@tandem/contracts/define';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { RunsService } from '../runs/runs.service';
import { PersonMatchesService } from './person-matches.service';
import { TestMatchesService } from './test-matches.service';

/** Matches as staff see them: the matching tool of the console, and those of people who ask why. */
@Controller()
export class TestMatchesController {
  constructor(
    private readonly runs: RunsService,
    private readonly matches: TestMatchesService,
    private readonly people: PersonMatchesService,
  ) {}

  @Handles(matchingCalls.matchTestCandidate)
  async start(ctx: Ctx, { body }: In<typeof matchingCalls.matchTestCandidate>) {
    return this.runs.startTest(ctx, body.candidateId);
  }

  @Handles(matchingCalls.listTestMatches)
  async list(ctx: Ctx, { params }: In<typeof matchingCalls.listTestMatches>) {
    return this.matches.list(ctx, params.id);
  }

  @Handles(matchingCalls.downloadTestMatches)
  async download(ctx: Ctx, { params }: In<typeof matchingCalls.downloadTestMatches>) {
    return this.matches.download(ctx, params.id);
  }

  @Handles(matchingCalls.listPersonMatches)
  async ofPerson(ctx: Ctx, { params }: In<typeof matchingCalls.listPersonMatches>) {
    return this.people.list(ctx, params.id);
  }
}
