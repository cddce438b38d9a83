import { Inject, Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import { normalEmail } from '@tandem/domain/fields';
import { rateLimits } from '@tandem/domain/limits';
import type { Ctx } from '@tandem/service-kit/context';
import { Db } from '@tandem/service-kit/database';
import { CONFIG } from '@tandem/service-kit/tokens';
import type { AuthConfig } from '../config';
import type { Credential } from '../credentials/credential.entity';
import { CredentialsRepository } from '../credentials/credentials.repository';
import { Limits } from '../limits/limits';
import { PasswordHasher } from '../passwords/password-hasher';
import { type Granted, SessionsService } from '../sessions/sessions.service';
import { VerificationService } from '../verification/verification.service';

const byAccount = { name: 'sign-in', ...rateLimits.failedLogin };
const byAddress = { name: 'sign-in-address', ...rateLimits.failedLoginByAddress };

/** What keeps somebody out; of a network, when wrong passwords for many accounts came from where he is. */
export type Lock = { milliseconds: number; isOfNetwork: boolean };

/** Signing in with e-mail and password. */
@Injectable()
export class SignInService {
  constructor(
    private readonly db: Db,
    private readonly credentials: CredentialsRepository,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly verification: VerificationService,
    private readonly limits: Limits,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  /**
   * Unknown address, wrong password and account without a password are one answer and take one time.
   * @throws Problem invalid_credentials (401), email_not_verified (403), too_many_requests (429)
   */
  async signIn(ctx: Ctx, { email, password }: { email: string; password: string }): Promise<Granted> {
    const attempt = attemptOf(ctx, normalEmail(email));
    const credential = await this.proved(attempt, password);
    // Never fails, and whoever counts next is behind it on the same connection: nobody waits for it.
    void this.forgive(attempt);
    return this.enter(ctx, credential, password);
  }

  /** How long too many wrong passwords still keep an address out, wherever they came from; null when they do not. */
  async lockOf(email: string): Promise<Lock | null> {
    const [own, ofNetwork] = await Promise.all([byAccount, byAddress].map(async (limit) => this.limits.refusedFor(limit, email)));
    const milliseconds = Math.max(own ?? 0, ofNetwork ?? 0);
    return milliseconds > 0 ? { milliseconds, isOfNetwork: (ofNetwork ?? 0) > (own ?? 0) } : null;
  }

  /** Lets an address be tried again from everywhere, and whoever is where it was refused be tried as well. */
  async unlock(email: string): Promise<void> {
    await Promise.all([byAccount, byAddress].map(async (limit) => this.limits.lift(limit, email)));
  }

  /** Attempts are counted before they are judged, so that many at once are not judged together. */
  private async proved({ email, account, address }: Attempt, password: string): Promise<Credential> {
    const asked = [
      this.credentials.byEmail(email),
      this.limits.take(byAccount, account, email),
      this.limits.take(byAddress, address, email),
    ] as const;
    const [credential] = await Promise.all(asked);
    const isRight = await this.hasher.matches(credential?.passwordHash, password);
    if (!credential || !isRight) throw problem('invalid_credentials');
    return credential;
  }

  /** An attempt that was right does not count. */
  private async forgive({ account, address }: Attempt): Promise<void> {
    await Promise.all([this.limits.forget(byAccount, account), this.limits.giveBack(byAddress, address)]);
  }

  private async enter(ctx: Ctx, credential: Credential, password: string): Promise<Granted> {
    if (this.config.AUTH_REQUIRE_VERIFIED_EMAIL && !credential.verifiedAt && credential.authProvider === 'email') {
      await this.verification.remindAtSignIn(ctx, credential);
      throw problem('email_not_verified');
    }
    await this.sessions.prepare(ctx, credential);
    return this.sessions.open(this.db.source, ctx, credential, await this.renewed(ctx, credential, password));
  }

  /** The hash of the password at today's cost. One that was changed meanwhile is left alone. */
  private async renewed(ctx: Ctx, { accountId, passwordHash }: Credential, password: string): Promise<string | null> {
    if (!passwordHash || !this.hasher.isOutdated(passwordHash)) return passwordHash;
    const renewed = await this.hasher.hash(password);
    await this.db.run(ctx, async (tx) => this.credentials.renewHash(tx, accountId, passwordHash, renewed));
    return renewed;
  }
}

/** Who tries to get in, as attempts are counted: at this account from this address, and from this address at all. */
type Attempt = { email: string; account: string; address: string };

const attemptOf = ({ ip }: Ctx, email: string): Attempt => ({ email, account: `${email}\n${ip ?? 'unknown'}`, address: ip ?? 'unknown' });
