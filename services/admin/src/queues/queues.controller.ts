import { Controller, UseInterceptors } from '@nestjs/common';
import { adminCalls } from '@tandem/contracts/admin/admin';
import type { In } from '@tandem/contracts/define';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { Accountable } from '../staff/accountable.interceptor';
import { QueuesService } from './queues.service';

@Controller()
@UseInterceptors(Accountable)
export class QueuesController {
  constructor(private readonly queues: QueuesService) {}

  @Handles(adminCalls.listQueues)
  async list(ctx: Ctx) {
    return this.queues.list(ctx);
  }

  @Handles(adminCalls.replayWork)
  async replay(ctx: Ctx, { params }: In<typeof adminCalls.replayWork>) {
    return this.queues.replay(ctx, params.queue, params.id);
  }

  @Handles(adminCalls.discardWork)
  async discard(ctx: Ctx, { params }: In<typeof adminCalls.discardWork>) {
    return this.queues.discard(ctx, params.queue, params.id);
  }
}
