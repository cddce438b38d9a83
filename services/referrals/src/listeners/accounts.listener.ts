import { Controller } from '@nestjs/common';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import { authEvents } from '@tandem/contracts/auth/auth.events';
import type { PayloadOf } from '@tandem/contracts/define';
import type { Tx } from '@tandem/service-kit/database';
import { On } from '@tandem/service-kit/listens';
import { KnownAccountsRepository } from '../known-accounts/known-accounts.repository';
import { ReferralsRepository } from '../referral/referrals.repository';

/** Who is here already, who came by a referral, and who left. */
@Controller()
export class AccountsListener {
  constructor(
    private readonly accounts: KnownAccountsRepository,
    private readonly referrals: ReferralsRepository,
  ) {}

  @On('referrals', authEvents.accountRegistered)
  async registered({ accountId, referral }: PayloadOf<typeof authEvents.accountRegistered>, tx: Tx): Promise<void> {
    if (referral && isId(referral)) await this.referrals.register(tx, referral, accountId);
  }

  @On('referrals', accountsEvents.accountChanged)
  async changed({ accountId, email, firstName, lastName }: PayloadOf<typeof accountsEvents.accountChanged>, tx: Tx): Promise<void> {
    await this.accounts.put(tx, { accountId, email, name: [firstName, lastName].filter(Boolean).join(' ') || null });
  }

  @On('referrals', accountsEvents.accountDeleted)
  async deleted({ accountId }: PayloadOf<typeof accountsEvents.accountDeleted>, tx: Tx): Promise<void> {
    const known = await this.accounts.byId(accountId);
    await this.referrals.removeOf(tx, accountId, known?.email ?? null);
    await this.accounts.remove(tx, accountId);
    await tx.forget(accountId);
  }
}

/** What a link says need not be an id. */
const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
