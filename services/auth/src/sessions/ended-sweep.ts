import { Injectable } from '@nestjs/common';
import { Clock } from '@tandem/service-kit/clock';
import { Every } from '@tandem/service-kit/every';
import { UsedTokensRepository } from '../identities/used-tokens.repository';
import { SecretsRepository } from '../secrets/secrets.repository';
import { SessionsRepository } from './sessions.repository';

const EVERY = 3_600_000;

/** Removes what signs nobody in any more: sessions that have ended, links that were never followed, tokens of providers that are too old anyway. Nobody has to come back for it. */
@Injectable()
export class EndedSweep {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly secrets: SecretsRepository,
    private readonly usedTokens: UsedTokensRepository,
    private readonly clock: Clock,
  ) {}

  @Every(EVERY)
  async sweep(): Promise<void> {
    const now = this.clock.now();
    await this.sessions.removeEnded(now);
    await this.secrets.removeExpired(now);
    await this.usedTokens.removeExpired(now);
  }
}
