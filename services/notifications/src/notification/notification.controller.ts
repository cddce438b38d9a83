import { Controller } from '@nestjs/common';
import type { In } from '@tandem/contracts/define';
import { notificationsCalls as calls } from '@tandem/contracts/notifications/notifications';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { NotificationService } from './notification.service';

@Controller()
export class NotificationController {
  constructor(private readonly notifications: NotificationService) {}

  @Handles(calls.list)
  async list(ctx: Ctx, { query }: In<typeof calls.list>) {
    return this.notifications.list(ctx, query);
  }

  @Handles(calls.listOf)
  async listOf(_ctx: Ctx, { body, query }: In<typeof calls.listOf>) {
    return this.notifications.listOf(body.accountId, query);
  }

  @Handles(calls.exportNotifications)
  async export(_ctx: Ctx, { body, query }: In<typeof calls.exportNotifications>) {
    return this.notifications.stretch(body.accountId, query);
  }

  @Handles(calls.readAll)
  async readAll(ctx: Ctx) {
    return this.notifications.readAll(ctx);
  }

  @Handles(calls.read)
  async read(ctx: Ctx, { params }: In<typeof calls.read>) {
    return this.notifications.read(ctx, params.id);
  }
}
