import { Controller, UseInterceptors } from '@nestjs/common';
import { adminCalls } from '@tandem/contracts/admin/admin';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { Accountable } from '../staff/accountable.interceptor';
import { OverviewService } from './overview.service';

@Controller()
@UseInterceptors(Accountable)
export class OverviewController {
  constructor(private readonly overview: OverviewService) {}

  @Handles(adminCalls.overview)
  async get(ctx: Ctx) {
    return this.overview.get(ctx);
  }
}
