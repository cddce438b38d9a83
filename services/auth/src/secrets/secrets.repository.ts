import { Injectable } from '@nestjs/common';
import type { SecretKind } from '@tandem/domain/account';
import { Db, type Tx } from '@tandem/service-kit/database';
import { In, LessThan, MoreThan } from 'typeorm';
import { Secret } from './secret.entity';

@Injectable()
export class SecretsRepository {
  constructor(private readonly db: Db) {}

  async replace(tx: Tx, secret: Secret): Promise<void> {
    await tx.of(Secret).upsert(secret, ['accountId', 'kind']);
  }

  async find(hash: string, kinds: readonly SecretKind[], now: Date): Promise<Secret | null> {
    return this.db.of(Secret).findOneBy({ hash, kind: In([...kinds]), expiresAt: MoreThan(now) });
  }

  async removeExpired(now: Date): Promise<void> {
    await this.db.of(Secret).delete({ expiresAt: LessThan(now) });
  }

  /** Removes and answers a secret in one statement. */
  async take(tx: Tx, hash: string, kinds: readonly SecretKind[], now: Date): Promise<Secret | null> {
    const [rows] = (await tx.manager.query(
      `delete from secret where hash = $1 and kind = any($2) and expires_at > $3
       returning account_id as "accountId", kind, hash, email, expires_at as "expiresAt"`,
      [hash, kinds, now],
    )) as [Secret[], number];
    return rows[0] ?? null;
  }
}
