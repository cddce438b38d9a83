import { Inject, Injectable, Logger } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import { Clock } from '@tandem/service-kit/clock';
import { CONFIG } from '@tandem/service-kit/tokens';
import type { AuthConfig } from '../config';
import type { IdentityProviderName } from './identity.entity';
import { IdentityRefused, OidcClient, type Person } from './oidc-client';

/** The people of Google and LinkedIn, as each of them vouches for. */
@Injectable()
export class Providers {
  private readonly logger = new Logger('identities');
  private readonly clients: Record<IdentityProviderName, OidcClient>;
  private readonly origins: ReadonlySet<string>;

  constructor(@Inject(CONFIG) config: AuthConfig, clock: Clock) {
    const now = () => clock.now().getTime();
    const { GOOGLE_CLIENT_ID, GOOGLE_ISSUER, LINKEDIN_CLIENT_ID, LINKEDIN_CLIENT_SECRET, LINKEDIN_ISSUER } = config;
    this.clients = {
      google: new OidcClient({ issuer: GOOGLE_ISSUER, clientId: GOOGLE_CLIENT_ID }, now),
      linkedin: new OidcClient({ issuer: LINKEDIN_ISSUER, clientId: LINKEDIN_CLIENT_ID, clientSecret: LINKEDIN_CLIENT_SECRET }, now),
    };
    this.origins = new Set([config.CANDIDATE_URL, config.EMPLOYER_URL, config.ADMIN_URL].map((url) => new URL(url).origin));
  }

  /** @throws Problem google_failed (401), google_unavailable (502) */
  async google(idToken: string): Promise<Person> {
    return this.vouched('google', async (client) => client.personOf(idToken));
  }

  /** @throws Problem linkedin_failed (401), linkedin_unavailable (502) */
  async linkedin(code: string, redirectUri: string): Promise<Person> {
    if (!this.isOurs(redirectUri)) throw problem('linkedin_failed');
    return this.vouched('linkedin', async (client) => client.personOfCode(code, redirectUri));
  }

  private async vouched(provider: IdentityProviderName, ask: (client: OidcClient) => Promise<Person>): Promise<Person> {
    try {
      return await ask(this.clients[provider]);
    } catch (error) {
      this.logger.warn({ err: error, provider }, 'nobody vouched for');
      throw problem(error instanceof IdentityRefused ? `${provider}_failed` : `${provider}_unavailable`);
    }
  }

  private isOurs(redirectUri: string): boolean {
    return URL.canParse(redirectUri) && this.origins.has(new URL(redirectUri).origin);
  }
}
