import { Injectable } from '@nestjs/common';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { problem } from '@tandem/contracts/codes';
import type { Account } from '@tandem/contracts/entities/account';
import { Bus } from '@tandem/service-kit/bus';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { Db } from '@tandem/service-kit/database';
import type { Credential } from '../credentials/credential.entity';
import { CredentialsRepository } from '../credentials/credentials.repository';
import { IdentitiesRepository } from './identities.repository';
import type { Person } from './oidc-client';

/** Ties a LinkedIn identity to an account that is signed in, and lets go of it. */
@Injectable()
export class LinkedinLinkService {
  constructor(
    private readonly db: Db,
    private readonly credentials: CredentialsRepository,
    private readonly identities: IdentitiesRepository,
    private readonly bus: Bus,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem user_exists (400) when the profile belongs to another account */
  async link(ctx: Ctx, { subject, profileUrl }: Person): Promise<Account> {
    const { accountId } = await this.own(ctx);
    const holder = await this.identities.accountOf('linkedin', subject);
    if (holder && holder !== accountId) throw problem('user_exists');
    await this.db.run(ctx, async (tx) => {
      await this.credentials.lock(tx, accountId);
      if (holder) return;
      await this.identities.remove(tx, accountId, 'linkedin');
      const isAdded = await this.identities.add(tx, { provider: 'linkedin', subject, accountId, createdAt: this.clock.now() });
      if (!isAdded) throw problem('user_exists');
    });
    return this.bus.call(accountsCalls.setLinkedin, { body: { accountId, isLinked: true, linkedinUrl: profileUrl ?? undefined } }, ctx);
  }

  /** @throws Problem password_required (409) when nothing else would be left to sign in with */
  async unlink(ctx: Ctx): Promise<void> {
    const { accountId } = await this.own(ctx);
    await this.db.run(ctx, async (tx) => {
      const credential = await this.credentials.lock(tx, accountId);
      const others = (await this.identities.ofAccount(accountId)).filter(({ provider }) => provider !== 'linkedin');
      if (!credential?.passwordHash && others.length === 0) throw problem('password_required');
      await this.identities.remove(tx, accountId, 'linkedin');
    });
    await this.bus.call(accountsCalls.setLinkedin, { body: { accountId, isLinked: false, linkedinUrl: null } }, ctx);
  }

  private async own({ accountId }: Ctx): Promise<Credential> {
    const credential = accountId ? await this.credentials.byId(accountId) : null;
    if (!credential) throw problem('unauthorized');
    return credential;
  }
}
