import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SecretKind } from '@tandem/domain/account';
import { ages } from '@tandem/domain/limits';
import { Clock } from '@tandem/service-kit/clock';
import type { Tx } from '@tandem/service-kit/database';
import type { Secret } from './secret.entity';
import { SecretsRepository } from './secrets.repository';

/** How long a mailed link works, in seconds. */
const lifetimes = {
  VERIFY: ages.verifySecret,
  EMAIL_CHANGE: ages.verifySecret,
  ACTIVATE: ages.activateSecret,
  RESET: ages.resetSecret,
} satisfies Record<SecretKind, number>;
const BYTES = 32;
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** One-time secrets: bound to a purpose, the newest makes older ones worthless, usable once. Only hashes are kept. */
@Injectable()
export class SecretsService {
  constructor(
    private readonly secrets: SecretsRepository,
    private readonly clock: Clock,
  ) {}

  /** Makes a secret in place of the one before. It is returned here and never again. */
  async make(tx: Tx, accountId: string, kind: SecretKind, email: string): Promise<string> {
    const secret = randomBytes(BYTES).toString('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + lifetimes[kind] * 1_000);
    await this.secrets.replace(tx, { accountId, kind, email, hash: hashOf(secret), expiresAt });
    return secret;
  }

  /** What a secret is for, without using it up; null when it is no good. */
  async find(secret: string, kinds: readonly SecretKind[]): Promise<Secret | null> {
    return this.secrets.find(hashOf(secret), kinds, this.clock.now());
  }

  /** Uses a secret up: of several who try at once, one gets it. */
  async use(tx: Tx, secret: string, kinds: readonly SecretKind[]): Promise<Secret | null> {
    return this.secrets.take(tx, hashOf(secret), kinds, this.clock.now());
  }
}
