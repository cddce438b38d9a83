import { Controller } from '@nestjs/common';
import { authEvents } from '@tandem/contracts/auth/auth.events';
import type { PayloadOf } from '@tandem/contracts/define';
import { notificationsEvents } from '@tandem/contracts/notifications/notifications.events';
import type { Tx } from '@tandem/service-kit/database';
import { On } from '@tandem/service-kit/listens';
import { TimelineService } from '../timeline/timeline.service';

type Mailed = PayloadOf<typeof notificationsEvents.mailSent> | PayloadOf<typeof authEvents.linkMailed>;

/** Which mails went to whom, and when. */
@Controller()
export class MailListener {
  constructor(private readonly timeline: TimelineService) {}

  @On('admin', notificationsEvents.mailSent)
  async mailSent(mail: PayloadOf<typeof notificationsEvents.mailSent>, tx: Tx): Promise<void> {
    await this.keep(tx, mail);
  }

  @On('admin', authEvents.linkMailed)
  async linkMailed(mail: PayloadOf<typeof authEvents.linkMailed>, tx: Tx): Promise<void> {
    await this.keep(tx, mail);
  }

  private async keep(tx: Tx, { accountId, kind, at }: Mailed): Promise<void> {
    await this.timeline.add(tx, [accountId], { at: new Date(at), what: 'mailed', facts: { kind } });
  }
}
