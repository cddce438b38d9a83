import { Inject, Injectable } from '@nestjs/common';
import { ages } from '@tandem/domain/limits';
import { Clock } from '@tandem/service-kit/clock';
import { CONFIG } from '@tandem/service-kit/tokens';
import { importJWK, SignJWT } from 'jose';
import type { AuthConfig } from '../config';
import type { Credential } from '../credentials/credential.entity';

/** Signs access tokens, which the gateway reads without asking anybody. */
@Injectable()
export class AccessTokens {
  private readonly key: ReturnType<typeof importJWK>;
  private readonly keyId: string;

  constructor(
    @Inject(CONFIG) private readonly config: AuthConfig,
    private readonly clock: Clock,
  ) {
    const [signing] = config.AUTH_KEYS;
    this.key = importJWK(signing, 'EdDSA');
    this.keyId = signing.kid;
  }

  /** The token, and when it ends in unix seconds: never after its session, which has `secondsLeft`. */
  async sign(credential: Credential, sessionId: string, secondsLeft: number): Promise<{ token: string; exp: number }> {
    const issuedAt = Math.floor(this.clock.now().getTime() / 1_000);
    const exp = issuedAt + Math.min(ages.accessToken, secondsLeft);
    const { accountType, companyId, companyRole, isAdmin } = credential;
    const token = await new SignJWT({ sid: sessionId, accountType, companyId, companyRole, isAdmin })
      .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: this.keyId })
      .setSubject(credential.accountId)
      .setIssuer('tandem')
      .setAudience(this.config.GATEWAY_URL)
      .setIssuedAt(issuedAt)
      .setExpirationTime(exp)
      .sign(await this.key);
    return { token, exp };
  }
}
