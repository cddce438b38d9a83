import { Controller } from '@nestjs/common';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { RebuildService } from './rebuild.service';

@Controller()
export class RebuildController {
  constructor(private readonly rebuilding: RebuildService) {}

  @Handles(matchingCalls.rebuild)
  async rebuild(ctx: Ctx) {
    return this.rebuilding.start(ctx);
  }
}
