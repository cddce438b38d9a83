import { Controller } from '@nestjs/common';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import { authEvents } from '@tandem/contracts/auth/auth.events';
import type { PayloadOf } from '@tandem/contracts/define';
import { Clock } from '@tandem/service-kit/clock';
import type { Tx } from '@tandem/service-kit/database';
import { On } from '@tandem/service-kit/listens';
import { DeedsOfOthers } from '../audit/deeds-of-others';
import { TimelineRepository } from '../timeline/timeline.repository';
import { TimelineService } from '../timeline/timeline.service';
import { PeopleRepository } from '../users/people.repository';

/** Who came, who he is now, and who left. */
@Controller()
export class AccountListener {
  constructor(
    private readonly clock: Clock,
    private readonly people: PeopleRepository,
    private readonly timeline: TimelineService,
    private readonly happenings: TimelineRepository,
    private readonly deeds: DeedsOfOthers,
  ) {}

  @On('admin', authEvents.accountRegistered)
  async registered({ accountId, authProvider, registeredAt }: PayloadOf<typeof authEvents.accountRegistered>, tx: Tx): Promise<void> {
    await this.timeline.add(tx, [accountId], { at: new Date(registeredAt), what: 'registered', facts: { authProvider } });
  }

  @On('admin', authEvents.emailVerified)
  async verified({ accountId }: PayloadOf<typeof authEvents.emailVerified>, tx: Tx): Promise<void> {
    await this.timeline.add(tx, [accountId], { at: this.clock.now(), what: 'verified', facts: {} });
  }

  @On('admin', accountsEvents.accountChanged)
  async changed(account: PayloadOf<typeof accountsEvents.accountChanged>, tx: Tx): Promise<void> {
    await this.people.tell(tx, account, this.clock.now());
  }

  @On('admin', accountsEvents.accountDeleted)
  async deleted({ accountId }: PayloadOf<typeof accountsEvents.accountDeleted>, tx: Tx): Promise<void> {
    await this.deeds.record(tx, 'removeCandidate', accountId);
    await this.people.remove(tx, accountId);
    await this.happenings.forget(tx, accountId);
    await tx.forget(accountId);
  }
}
