import { Inject, Injectable } from '@nestjs/common';
import { authEvents } from '@tandem/contracts/auth/auth.events';
import { ages } from '@tandem/domain/limits';
import { Clock } from '@tandem/service-kit/clock';
import { systemOrigin } from '@tandem/service-kit/context';
import { Db, type Tx } from '@tandem/service-kit/database';
import { Every } from '@tandem/service-kit/every';
import { CONFIG } from '@tandem/service-kit/tokens';
import type { AuthConfig } from '../config';
import { CredentialsRepository } from '../credentials/credentials.repository';

const EVERY = 3_600_000;

/** Rows of one transaction. */
const AT_ONCE = 200;

/** Ends accounts that nobody ever came back to: what was typed at the registration goes, and the address is free for whose it is. */
@Injectable()
export class LapsedSweep {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly credentials: CredentialsRepository,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  @Every(EVERY)
  async sweep(): Promise<void> {
    // Where people sign in without a proof, an account without one may be in use.
    if (!this.config.AUTH_REQUIRE_VERIFIED_EMAIL) return;
    let amount: number;
    do amount = await this.db.run(systemOrigin('lapsed registrations'), async (tx) => this.endSome(tx));
    while (amount === AT_ONCE);
  }

  private async endSome(tx: Tx): Promise<number> {
    const before = new Date(this.clock.now().getTime() - ages.unprovenAccount * 1_000);
    const ended = await this.credentials.removeUnproven(tx, before, AT_ONCE);
    await tx.emitAll(
      authEvents.registrationLapsed,
      ended.map((accountId) => ({ aggregateId: accountId, payload: { accountId } })),
    );
    return ended.length;
  }
}
