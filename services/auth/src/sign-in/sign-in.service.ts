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
   * @throws Problem invalid_credentials (401), email_not_verified (403), forbidden (403, console only), too_many_requests (429)
   */
  async signIn(ctx: Ctx, { email, password }: { email: string; password: string }): Promise<Granted> {
    const credential = await this.proved(ctx, normalEmail(email), password);
    if (this.config.AUTH_REQUIRE_VERIFIED_EMAIL && !credential.verifiedAt && credential.authProvider === 'email') {
      await this.verification.remind(ctx, credential);
      throw problem('email_not_verified');
    }
    await this.sessions.prepare(ctx, credential);
    const passwordHash = await this.renewedHash(credential, password);
    return this.db.run(ctx, async (tx) => {
      if (passwordHash) await this.credentials.update(tx, credential.accountId, { passwordHash });
      return this.sessions.open(tx, ctx, credential);
    });
  }

  /** Attempts are counted before they are judged, so that many at once are not judged together. */
  private async proved(ctx: Ctx, email: string, password: string): Promise<Credential> {
    const [address, account] = [ctx.ip ?? 'unknown', `${email}\n${ctx.ip ?? 'unknown'}`];
    const asked = [this.credentials.byEmail(email), this.limits.take(byAccount, account), this.limits.take(byAddress, address)] as const;
    const [credential] = await Promise.all(asked);
    const isRight = await this.hasher.matches(credential?.passwordHash, password);
    if (!credential || !isRight) throw problem('invalid_credentials');
    await Promise.all([this.limits.forget(byAccount, account), this.limits.giveBack(byAddress, address)]);
    return credential;
  }

  private async renewedHash({ passwordHash }: Credential, password: string): Promise<string | null> {
    return passwordHash && this.hasher.isOutdated(passwordHash) ? this.hasher.hash(password) : null;
  }
}
