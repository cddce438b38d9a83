import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tandem/service-kit/clock';
import { Db } from '@tandem/service-kit/database';
import { LessThan } from 'typeorm';
import { DRIFT, MAX_AGE } from './oidc-client';
import { UsedToken } from './used-token.entity';

const LIFETIME = (MAX_AGE + 2 * DRIFT) * 1_000;

@Injectable()
export class UsedTokensRepository {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Uses a token up, by what is signed in it: of several who try at once, one is told true. */
  async use(signed: string): Promise<boolean> {
    const hash = createHash('sha256').update(signed).digest('hex');
    const expiresAt = new Date(this.clock.now().getTime() + LIFETIME);
    const insert = this.db.of(UsedToken).createQueryBuilder().insert().values({ hash, expiresAt });
    const { raw } = await insert.orIgnore().returning('hash').execute();
    return (raw as unknown[]).length > 0;
  }

  async removeExpired(now: Date): Promise<void> {
    await this.db.of(UsedToken).delete({ expiresAt: LessThan(now) });
  }
}
