import { Controller } from '@nestjs/common';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { accountOf } from '@tandem/service-kit/access';
import { RunsService } from './runs.service';

@Controller()
export class RunsController {
  constructor(private readonly runs: RunsService) {}

  @Handles(matchingCalls.startMatching)
  async start(ctx: Ctx) {
    return this.runs.start(ctx, accountOf(ctx));
  }
}
