import { Controller } from '@nestjs/common';
import { adminCalls } from '@tandem/contracts/admin/admin';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { RebuildService } from './rebuild.service';

@Controller()
export class RebuildController {
  constructor(private readonly rebuilding: RebuildService) {}

  @Handles(adminCalls.rebuild)
  async rebuild(ctx: Ctx) {
    return this.rebuilding.start(ctx);
  }
}
