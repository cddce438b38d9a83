import { Injectable } from '@nestjs/common';
import { authEvents } from '@tandem/contracts/auth/auth.events';
import { Clock } from '@tandem/service-kit/clock';
import { systemOrigin } from '@tandem/service-kit/context';
import { Db, type Tx } from '@tandem/service-kit/database';
import { Every } from '@tandem/service-kit/every';
import { CredentialsRepository } from '../credentials/credentials.repository';

const EVERY = 3_600_000;

/** Rows of one transaction. */
const AT_ONCE = 200;

/** Gives up changes of address that nobody can confirm any more: whose address was typed need not know that it is kept here. */
@Injectable()
export class UnconfirmedSweep {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly credentials: CredentialsRepository,
  ) {}

  @Every(EVERY)
  async sweep(): Promise<void> {
    let amount: number;
    do amount = await this.db.run(systemOrigin('unconfirmed addresses'), async (tx) => this.endSome(tx));
    while (amount === AT_ONCE);
  }

  private async endSome(tx: Tx): Promise<number> {
    const now = this.clock.now();
    const held = await this.credentials.lockUnconfirmed(tx, now, AT_ONCE);
    const ended = await this.credentials.endUnconfirmed(tx, held, now);
    await tx.emitAll(
      authEvents.emailChanged,
      ended.map(({ accountId, email }) => ({ aggregateId: accountId, payload: { accountId, email } })),
    );
    return held.length;
  }
}
