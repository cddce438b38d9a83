import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { hash, parseOptions, verify } from '@node-rs/argon2';

/**
 * Argon2id with 19 MiB, four passes, one lane: twice the least OWASP recommends, since a password may be as short as six
 * characters. Changing it re-hashes at the next sign-in.
 */
const cost = { memoryCost: 19_456, timeCost: 4, parallelism: 1 };

/** Hashes passwords on the thread pool, off the event loop. */
@Injectable()
export class PasswordHasher implements OnApplicationBootstrap {
  /** Compared against when there is no account, so that its absence takes as long as a wrong password. */
  private decoy = '';

  async onApplicationBootstrap(): Promise<void> {
    this.decoy = await this.hash('nobody has this password');
  }

  async hash(password: string): Promise<string> {
    return hash(password, cost);
  }

  /** Whether this is the password. Without a hash it takes the same time and is wrong. */
  async matches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
    const isRight = await verify(passwordHash ?? this.decoy, password);
    return isRight && Boolean(passwordHash);
  }

  /** Whether the hash was made with another cost than today's. */
  isOutdated(passwordHash: string): boolean {
    const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash);
    return memoryCost !== cost.memoryCost || timeCost !== cost.timeCost || parallelism !== cost.parallelism;
  }
}
