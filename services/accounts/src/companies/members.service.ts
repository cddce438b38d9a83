import { Injectable } from '@nestjs/common';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import type { Tx } from '@tandem/service-kit/database';
import { accountSnapshot } from '../accounts/account.snapshot';
import { AccountsRepository } from '../accounts/accounts.repository';
import { Changes } from '../accounts/changes.service';
import { CompaniesRepository } from './companies.repository';

/** Who acts for a company. */
@Injectable()
export class MembersService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly companies: CompaniesRepository,
    private readonly changes: Changes,
  ) {}

  /** An invited member begins. Already active, or no member any more: nothing. */
  async activate(tx: Tx, accountId: string): Promise<void> {
    const account = await this.accounts.lock(tx, accountId);
    const member = await this.companies.memberOf(tx.manager, accountId);
    if (!account || member?.state !== 'Invited') return;
    await this.companies.activate(tx, accountId);
    await tx.emit(accountsEvents.accountChanged, accountId, accountSnapshot(account, { ...member, state: 'Active' }));
    await this.changes.company(tx, member.companyId, undefined, true);
  }
}
