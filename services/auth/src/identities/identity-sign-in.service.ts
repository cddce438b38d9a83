import { Injectable } from '@nestjs/common';
import type { AccountRegistered } from '@tandem/contracts/accounts/accounts.shapes';
import { problem } from '@tandem/contracts/codes';
import type { AccountType } from '@tandem/domain/account';
import { normalEmail } from '@tandem/domain/fields';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { Db } from '@tandem/service-kit/database';
import { CredentialsRepository } from '../credentials/credentials.repository';
import { RegistrationService } from '../registration/registration.service';
import { type Granted, SessionsService } from '../sessions/sessions.service';
import { IdentitiesRepository } from './identities.repository';
import { UsedTokensRepository } from './used-tokens.repository';
import type { IdentityProviderName } from './identity.entity';
import type { Person } from './oidc-client';

/** What somebody brings along who may be new here. */
export type Newcomer = { accountType?: AccountType | null; resumeId?: string | null; referral?: string | null };

/**
 * Signs in whom a provider vouches for. Known is who the provider names by the same subject; an e-mail address alone
 * proves nothing, so that an account that signs in otherwise is never taken over by one.
 */
@Injectable()
export class IdentitySignInService {
  constructor(
    private readonly db: Db,
    private readonly identities: IdentitiesRepository,
    private readonly credentials: CredentialsRepository,
    private readonly registration: RegistrationService,
    private readonly sessions: SessionsService,
    private readonly usedTokens: UsedTokensRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem user_not_found (404) when new and of no type, user_exists (400), google_failed or linkedin_failed (401) */
  async signIn(ctx: Ctx, provider: IdentityProviderName, person: Person, newcomer: Newcomer): Promise<Granted> {
    const known = await this.identities.accountOf(provider, person.subject);
    const credential = await this.credentials.byId(known ?? (await this.open(ctx, provider, person, newcomer)));
    if (!credential) throw problem('user_not_found');
    // Not before: who is asked first which kind of account he wants may come back with the same token.
    if (person.signed && !(await this.usedTokens.use(person.signed))) throw problem(`${provider}_failed`);
    await this.sessions.prepare(ctx, credential);
    return this.sessions.open(this.db.source, ctx, credential);
  }

  private async open(ctx: Ctx, provider: IdentityProviderName, person: Person, newcomer: Newcomer): Promise<string> {
    if (!person.email || !person.isEmailVerified) throw problem(`${provider}_failed`);
    if (await this.credentials.byEmail(normalEmail(person.email))) return this.whoWasFaster(provider, person);
    const { accountType } = newcomer;
    if (!accountType) throw problem('user_not_found');
    const registered = this.registrationOf(ctx, provider, { ...person, email: person.email }, { ...newcomer, accountType });
    const { accountId } = registered;
    const isOpened = await this.db.run(ctx, async (tx) => {
      if (!(await this.registration.open(tx, registered, null))) return false;
      const identity = { provider, subject: person.subject, accountId, createdAt: this.clock.now() };
      if (!(await this.identities.add(tx, identity))) throw problem('user_exists');
      return true;
    });
    return isOpened ? accountId : this.whoWasFaster(provider, person);
  }

  /** The same person in another tab, who was not known a moment ago. @throws Problem user_exists (400) when it is somebody else */
  private async whoWasFaster(provider: IdentityProviderName, { subject }: Person): Promise<string> {
    const accountId = await this.identities.accountOf(provider, subject);
    if (!accountId) throw problem('user_exists');
    return accountId;
  }

  private registrationOf(
    { language }: Ctx,
    authProvider: IdentityProviderName,
    { email, firstName, lastName, profileUrl }: Person & { email: string },
    { accountType, resumeId, referral }: Newcomer & { accountType: AccountType },
  ): AccountRegistered {
    const isEmployer = accountType === 'EMPLOYER';
    return {
      accountId: this.clock.id(),
      email: normalEmail(email),
      accountType,
      authProvider,
      firstName,
      lastName,
      linkedinUrl: authProvider === 'linkedin' ? profileUrl : null,
      companyName: null,
      companyId: isEmployer ? this.clock.id() : null,
      resumeId: isEmployer ? null : (resumeId ?? null),
      referral: referral ?? null,
      isVerified: true,
      language,
      registeredAt: this.clock.now().toISOString(),
    };
  }
}
