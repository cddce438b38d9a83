import { Controller } from '@nestjs/common';
import { authEvents } from '@tandem/contracts/auth/auth.events';
import type { PayloadOf } from '@tandem/contracts/define';
import type { Tx } from '@tandem/service-kit/database';
import { On } from '@tandem/service-kit/listens';
import { AccountsRepository } from '../accounts/accounts.repository';
import { Changes } from '../accounts/changes.service';
import { OpeningService } from '../accounts/opening.service';
import { RemovalService } from '../accounts/removal.service';
import { MembersService } from '../companies/members.service';

/** What auth knows first: who registered, who proved an address, who never did, who changed it. */
@Controller()
export class AuthEventsListener {
  constructor(
    private readonly opening: OpeningService,
    private readonly members: MembersService,
    private readonly accounts: AccountsRepository,
    private readonly changes: Changes,
    private readonly removal: RemovalService,
  ) {}

  @On('accounts', authEvents.accountRegistered)
  async registered(payload: PayloadOf<typeof authEvents.accountRegistered>, tx: Tx): Promise<void> {
    await this.opening.openIn(tx, payload);
  }

  @On('accounts', authEvents.emailVerified)
  async verified({ accountId, kind }: PayloadOf<typeof authEvents.emailVerified>, tx: Tx): Promise<void> {
    if (kind === 'ACTIVATE') await this.members.activate(tx, accountId);
  }

  @On('accounts', authEvents.registrationLapsed)
  async lapsed({ accountId }: PayloadOf<typeof authEvents.registrationLapsed>, tx: Tx): Promise<void> {
    // Nobody is told: the address may be that of somebody who never was here.
    if (await this.accounts.byId(accountId)) await this.removal.removeIn(tx, accountId);
  }

  @On('accounts', authEvents.emailChanged)
  async emailChanged({ accountId, email }: PayloadOf<typeof authEvents.emailChanged>, tx: Tx): Promise<void> {
    const known = await this.accounts.byId(accountId);
    if (!known) return;
    const change = { email, pendingEmail: null };
    if (known.accountType === 'CANDIDATE') await this.changes.candidate(tx, accountId, (_, account) => Object.assign(account, change));
    else await this.changes.account(tx, accountId, (account) => Object.assign(account, change));
  }
}
