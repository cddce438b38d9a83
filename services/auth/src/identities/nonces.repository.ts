import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tandem/service-kit/clock';
import { Db } from '@tandem/service-kit/database';
import { LessThan } from 'typeorm';
import { DRIFT, MAX_AGE } from './oidc-client';
import { UsedNonce } from './used-nonce.entity';

const LIFETIME = (MAX_AGE + 2 * DRIFT) * 1_000;

@Injectable()
export class NoncesRepository {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Uses a nonce up: of several who try at once, one is told true. */
  async use(nonce: string): Promise<boolean> {
    const hash = createHash('sha256').update(nonce).digest('hex');
    const expiresAt = new Date(this.clock.now().getTime() + LIFETIME);
    const insert = this.db.of(UsedNonce).createQueryBuilder().insert().values({ hash, expiresAt });
    const { raw } = await insert.orIgnore().returning('hash').execute();
    return (raw as unknown[]).length > 0;
  }

  async removeExpired(now: Date): Promise<void> {
    await this.db.of(UsedNonce).delete({ expiresAt: LessThan(now) });
  }
}
