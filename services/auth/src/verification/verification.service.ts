import { Injectable } from '@nestjs/common';
import { authEvents } from '@tandem/contracts/auth/auth.events';
import { authJobs } from '@tandem/contracts/auth/auth.jobs';
import { problem } from '@tandem/contracts/codes';
import { normalEmail } from '@tandem/domain/fields';
import { rateLimits } from '@tandem/domain/limits';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { Db, type Tx } from '@tandem/service-kit/database';
import type { Credential } from '../credentials/credential.entity';
import { CredentialsRepository } from '../credentials/credentials.repository';
import { isMailedToOwner } from '../secrets/mailed-to';
import type { Secret } from '../secrets/secret.entity';
import { SecretsService } from '../secrets/secrets.service';
import { type Granted, SessionsService } from '../sessions/sessions.service';

const kinds = ['VERIFY', 'EMAIL_CHANGE'] as const;

/** Proving an address by a mailed link. */
@Injectable()
export class VerificationService {
  constructor(
    private readonly db: Db,
    private readonly credentials: CredentialsRepository,
    private readonly secrets: SecretsService,
    private readonly sessions: SessionsService,
    private readonly clock: Clock,
  ) {}

  /** Uses up a mailed secret and signs in. @throws Problem verification_failed (400) */
  async verify(ctx: Ctx, secret: string): Promise<Granted> {
    const known = await this.secrets.find(secret, kinds);
    const found = known && (await this.credentials.byId(known.accountId));
    if (!found || !isMailedToOwner(known, found)) throw problem('verification_failed');
    await this.sessions.prepare(ctx, found);
    return this.db.run(ctx, async (tx) => {
      const used = await this.secrets.use(tx, secret, kinds);
      const credential = used && (await this.credentials.lock(tx, used.accountId));
      // The wish may have been given up meanwhile, or the address changed.
      if (!credential || !isMailedToOwner(used, credential)) throw problem('verification_failed');
      await this.prove(tx, credential, used);
      return this.sessions.open(tx, ctx, credential);
    });
  }

  /** Mails the link again, at most once in five minutes; the answer never tells whether there is such an account. */
  async resend(ctx: Ctx, email: string): Promise<void> {
    const credential = await this.credentials.byEmail(normalEmail(email));
    if (credential && credential.authProvider === 'email') await this.remind(ctx, credential);
  }

  /** For somebody who signs in without having proved his address. Right after registering the link he has stays the one that counts. */
  async remindAtSignIn(ctx: Ctx, credential: Credential): Promise<void> {
    if (credential.createdAt < this.lastTurn()) await this.remind(ctx, credential);
  }

  /** Whether the link was mailed again: not so soon after the last time, and not once the address is proved. */
  async remind(ctx: Ctx, { accountId, email }: Credential): Promise<boolean> {
    const now = this.clock.now();
    const before = this.lastTurn();
    return this.db.run(ctx, async (tx) => {
      const isMailed = await this.credentials.mayMailAgain(tx, accountId, now, before);
      if (isMailed) await this.queueMail(tx, ctx, { accountId, email });
      return isMailed;
    });
  }

  async queueMail(
    tx: Tx,
    { language }: Pick<Ctx, 'language'>,
    { accountId, email }: Pick<Credential, 'accountId' | 'email'>,
  ): Promise<void> {
    await tx.queue(authJobs.sendSecretMail, `VERIFY:${accountId}`, { accountId, email, kind: 'VERIFY', companyName: null, language });
  }

  /** A link mailed since then is new enough. */
  private lastTurn(): Date {
    return new Date(this.clock.now().getTime() - rateLimits.verifyMail.seconds * 1_000);
  }

  private async prove(tx: Tx, credential: Credential, { kind, email }: Secret): Promise<void> {
    const { accountId } = credential;
    if (kind === 'VERIFY') {
      if (!credential.verifiedAt) await this.credentials.update(tx, accountId, { verifiedAt: this.clock.now() });
      await tx.emit(authEvents.emailVerified, accountId, { accountId, email, kind });
      return;
    }
    // Somebody may have registered with the address meanwhile: then it is his.
    if (!(await this.credentials.changeEmail(tx, accountId, email, this.clock.now()))) throw problem('verification_failed');
    await tx.emit(authEvents.emailChanged, accountId, { accountId, email });
  }
}
