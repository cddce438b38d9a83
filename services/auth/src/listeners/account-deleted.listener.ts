import { Controller } from '@nestjs/common';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import type { PayloadOf } from '@tandem/contracts/define';
import type { Tx } from '@tandem/service-kit/database';
import { On } from '@tandem/service-kit/listens';
import { CredentialsRepository } from '../credentials/credentials.repository';
import { SessionsService } from '../sessions/sessions.service';

/** A removed account's address is free again, and its sessions are over. */
@Controller()
export class AccountDeletedListener {
  constructor(
    private readonly credentials: CredentialsRepository,
    private readonly sessions: SessionsService,
  ) {}

  @On('auth', accountsEvents.accountDeleted)
  async apply({ accountId }: PayloadOf<typeof accountsEvents.accountDeleted>, tx: Tx): Promise<void> {
    await this.credentials.remove(tx, accountId);
    await tx.forget(accountId);
    await this.sessions.forget(tx, accountId);
  }
}
