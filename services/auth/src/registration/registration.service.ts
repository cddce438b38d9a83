import { Injectable } from '@nestjs/common';
import type { AccountRegistered } from '@tandem/contracts/accounts/accounts.shapes';
import type { ImportedAccount, Registration } from '@tandem/contracts/auth/auth';
import { authEvents } from '@tandem/contracts/auth/auth.events';
import { problem } from '@tandem/contracts/codes';
import { normalEmail } from '@tandem/domain/fields';
import { signupsShown } from '@tandem/domain/limits';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { Db, type Tx } from '@tandem/service-kit/database';
import { CredentialsRepository } from '../credentials/credentials.repository';
import { newCredential } from '../credentials/new-credential';
import { PasswordHasher } from '../passwords/password-hasher';
import { VerificationService } from '../verification/verification.service';

/** Opening accounts with a password. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly db: Db,
    private readonly credentials: CredentialsRepository,
    private readonly hasher: PasswordHasher,
    private readonly verification: VerificationService,
    private readonly clock: Clock,
  ) {}

  /** Of many that ask for one address at once, one gets it. @throws Problem user_exists (400) */
  async register(ctx: Ctx, input: Registration) {
    const registration = this.registrationOf(ctx, input);
    const { accountId: id, email, accountType } = registration;
    const passwordHash = await this.hasher.hash(input.password);
    await this.db.run(ctx, async (tx) => {
      if (!(await this.open(tx, registration, passwordHash))) throw problem('user_exists');
      await this.verification.queueMail(tx, ctx, { accountId: id, email });
    });
    return { id, email, accountType };
  }

  /** Opens verified accounts; one whose address or id is taken stays as it is. Answers how many are new. */
  async import(ctx: Ctx, accounts: readonly ImportedAccount[]): Promise<number> {
    return this.db.run(ctx, async (tx) => {
      let added = 0;
      for (const account of accounts) if (await this.open(tx, this.importOf(account), account.passwordHash)) added++;
      return added;
    });
  }

  async signups(): Promise<string[]> {
    return this.credentials.latestEmails(signupsShown);
  }

  /** Adds the credential and tells of it; false when its address or id is taken. */
  async open(tx: Tx, registration: AccountRegistered, passwordHash: string | null): Promise<boolean> {
    const isNew = await this.credentials.add(tx, newCredential(registration, passwordHash));
    if (isNew) await tx.emit(authEvents.accountRegistered, registration.accountId, registration);
    return isNew;
  }

  private registrationOf({ language }: Ctx, { email, accountType, companyName, resumeId, referral }: Registration): AccountRegistered {
    const isEmployer = accountType === 'EMPLOYER';
    return {
      accountId: this.clock.id(),
      email: normalEmail(email),
      accountType,
      authProvider: 'email',
      firstName: null,
      lastName: null,
      linkedinUrl: null,
      companyName: isEmployer ? (companyName?.trim() ?? null) : null,
      companyId: isEmployer ? this.clock.id() : null,
      resumeId: isEmployer ? null : (resumeId ?? null),
      referral: referral ?? null,
      isVerified: false,
      language,
      registeredAt: this.clock.now().toISOString(),
    };
  }

  private importOf({
    accountId,
    email,
    accountType,
    firstName,
    lastName,
    companyName,
    companyId,
    language,
  }: ImportedAccount): AccountRegistered {
    return {
      accountId,
      email: normalEmail(email),
      accountType,
      authProvider: 'email',
      firstName: firstName ?? null,
      lastName: lastName ?? null,
      linkedinUrl: null,
      companyName: companyName ?? null,
      companyId: accountType === 'EMPLOYER' ? (companyId ?? this.clock.id()) : null,
      resumeId: null,
      referral: null,
      isVerified: true,
      language,
      registeredAt: this.clock.now().toISOString(),
    };
  }
}
