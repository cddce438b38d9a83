import { Injectable } from '@nestjs/common';
import { Clock } from '@tandem/service-kit/clock';
import { Every } from '@tandem/service-kit/every';
import { NoncesRepository } from '../identities/nonces.repository';
import { SecretsRepository } from '../secrets/secrets.repository';
import { SessionsRepository } from './sessions.repository';

const EVERY = 3_600_000;

/** Removes what signs nobody in any more: sessions that have ended, links that were never followed, and what was asked of providers. Nobody has to come back for it. */
@Injectable()
export class EndedSweep {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly secrets: SecretsRepository,
    private readonly nonces: NoncesRepository,
    private readonly clock: Clock,
  ) {}

  @Every(EVERY)
  async sweep(): Promise<void> {
    const now = this.clock.now();
    await this.sessions.removeEnded(now);
    await this.secrets.removeExpired(now);
    await this.nonces.removeExpired(now);
  }
}
