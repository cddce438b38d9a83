import { Controller } from '@nestjs/common';
import { adminCalls } from '@tandem/contracts/admin/admin';
import type { In } from '@tandem/contracts/define';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { StatisticsService } from '../overview/statistics.service';
import { AnalyticsService } from './analytics.service';

/** What everybody may call. */
@Controller()
export class PublicController {
  constructor(
    private readonly analytics: AnalyticsService,
    private readonly numbers: StatisticsService,
  ) {}

  @Handles(adminCalls.recordEvent)
  async record(_ctx: Ctx, { body }: In<typeof adminCalls.recordEvent>) {
    return this.analytics.record(body);
  }

  @Handles(adminCalls.statistics)
  async statistics() {
    return this.numbers.get();
  }
}
