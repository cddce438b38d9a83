import { Injectable } from '@nestjs/common';
import type { adminCalls } from '@tandem/contracts/admin/admin';
import type { CountedType } from '@tandem/contracts/admin/admin.shapes';
import type { Out } from '@tandem/contracts/define';
import type { Ctx } from '@tandem/service-kit/context';
import { AnalyticsService, type Counted } from '../counts/analytics.service';
import { CountsRepository } from '../counts/counts.repository';
import { QueuesService } from '../queues/queues.service';
import { OverviewRepository } from './overview.repository';

@Injectable()
export class OverviewService {
  constructor(
    private readonly rows: OverviewRepository,
    private readonly counts: CountsRepository,
    private readonly analytics: AnalyticsService,
    private readonly queues: QueuesService,
  ) {}

  async get(ctx: Ctx): Promise<Out<typeof adminCalls.overview>> {
    const [amounts, applications, parkedWork, { types }] = await Promise.all([
      this.rows.amounts(),
      this.counts.totalOf('applied'),
      this.queues.amountParked(ctx),
      this.analytics.between({}),
    ]);
    return { ...amounts, applications, parkedWork, newUsers: daysOf(types, 'registered'), newApplications: daysOf(types, 'applied') };
  }
}

const daysOf = (types: readonly Counted[], name: CountedType) => types.find(({ type }) => type === name)?.days ?? [];
