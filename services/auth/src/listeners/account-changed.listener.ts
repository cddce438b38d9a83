import { Controller } from '@nestjs/common';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import type { PayloadOf } from '@tandem/contracts/define';
import type { Tx } from '@tandem/service-kit/database';
import { On } from '@tandem/service-kit/listens';
import { CredentialsRepository } from '../credentials/credentials.repository';
import { hasLostRights } from '../credentials/lost-rights';
import { SessionsService } from '../sessions/sessions.service';

/** Keeps what access tokens say about an account. Whoever loses a right loses his sessions with it. */
@Controller()
export class AccountChangedListener {
  constructor(
    private readonly credentials: CredentialsRepository,
    private readonly sessions: SessionsService,
  ) {}

  @On('auth', accountsEvents.accountChanged)
  async apply({ accountId, isAdmin, isTest, membership }: PayloadOf<typeof accountsEvents.accountChanged>, tx: Tx): Promise<void> {
    const known = await this.credentials.lock(tx, accountId);
    if (!known) return;
    const active = membership?.state === 'Active' ? membership : null;
    // Whoever is only invited cannot sign in; by the company his invitation is known when it is asked for again.
    const rights = { isAdmin, companyId: membership?.companyId ?? null, companyRole: active?.role ?? null };
    await this.credentials.update(tx, accountId, { ...rights, isTest, registration: null });
    if (hasLostRights(known, rights)) await this.sessions.endAll(tx, accountId);
  }
}
