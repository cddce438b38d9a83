import { Controller, UseInterceptors } from '@nestjs/common';
import { adminCalls } from '@tandem/contracts/admin/admin';
import type { In } from '@tandem/contracts/define';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { Accountable } from '../staff/accountable.interceptor';
import { AnalyticsService } from './analytics.service';

@Controller()
@UseInterceptors(Accountable)
export class AnalyticsController {
  constructor(private readonly analytics: AnalyticsService) {}

  @Handles(adminCalls.analytics)
  async between(_ctx: Ctx, { query }: In<typeof adminCalls.analytics>) {
    return this.analytics.between(query);
  }
}
