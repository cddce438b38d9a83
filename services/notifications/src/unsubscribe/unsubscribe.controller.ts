import { Controller } from '@nestjs/common';
import type { In } from '@tandem/contracts/define';
import { notificationsCalls as calls } from '@tandem/contracts/notifications/notifications';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { UnsubscribeService } from './unsubscribe.service';

@Controller()
export class UnsubscribeController {
  constructor(private readonly service: UnsubscribeService) {}

  @Handles(calls.checkUnsubscribe)
  async check(_ctx: Ctx, { params }: In<typeof calls.checkUnsubscribe>) {
    return this.service.check(params.token);
  }

  @Handles(calls.unsubscribe)
  async unsubscribe(ctx: Ctx, { params }: In<typeof calls.unsubscribe>) {
    return this.service.unsubscribe(ctx, params.token);
  }
}
