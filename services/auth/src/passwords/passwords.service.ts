import { Injectable } from '@nestjs/common';
import type { LinkOutcome } from '@tandem/contracts/auth/auth';
import { authEvents } from '@tandem/contracts/auth/auth.events';
import { authJobs } from '@tandem/contracts/auth/auth.jobs';
import { problem } from '@tandem/contracts/codes';
import { normalEmail } from '@tandem/domain/fields';
import { rateLimits } from '@tandem/domain/limits';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { Db, type Tx } from '@tandem/service-kit/database';
import type { Credential } from '../credentials/credential.entity';
import { maySetPassword } from '../credentials/may-set-password';
import { CredentialsRepository } from '../credentials/credentials.repository';
import { Limits } from '../limits/limits';
import { isInvitation } from '../invitations/invitation';
import { InvitationsService } from '../invitations/invitations.service';
import { PasswordHasher } from './password-hasher';
import { isMailedToOwner } from '../secrets/mailed-to';
import type { Secret } from '../secrets/secret.entity';
import { SecretsService } from '../secrets/secrets.service';
import { type Granted, SessionsService } from '../sessions/sessions.service';

const kinds = ['RESET', 'ACTIVATE'] as const;
const asked = { name: 'forgot-password', ...rateLimits.forgotPassword };
/** Whoever keeps asking gets no more mails, and is not told. */
const mailed = { name: 'forgot-password-mail', times: 3, seconds: 10 * 60 };

const wrongPassword = () => problem('invalid_password', [{ field: 'current', detail: 'invalid_password' }]);

/** Choosing a password: by a mailed link, or knowing the one before. */
@Injectable()
export class PasswordsService {
  constructor(
    private readonly db: Db,
    private readonly credentials: CredentialsRepository,
    private readonly hasher: PasswordHasher,
    private readonly secrets: SecretsService,
    private readonly sessions: SessionsService,
    private readonly invitations: InvitationsService,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /**
   * Mails a link, or to whoever has no password what he logs in with. Known and unknown addresses do the same work, down to the job.
   * @throws Problem too_many_requests (429)
   */
  async forgot(ctx: Ctx, text: string): Promise<void> {
    const email = normalEmail(text);
    await this.limits.take(asked, email);
    const isMailed = await this.limits.allows(mailed, email);
    const found = await this.credentials.byEmail(email);
    const accountId = found && isMailed ? found.accountId : this.clock.id();
    await this.queueMail(ctx, accountId, email);
  }

  /** The same for somebody whom staff help, told openly. */
  async help(ctx: Ctx, credential: Credential): Promise<LinkOutcome> {
    if (!maySetPassword(credential)) return 'not_needed';
    if (!(await this.limits.allows(mailed, credential.email))) return 'too_soon';
    await this.queueMail(ctx, credential.accountId, credential.email);
    return 'mailed';
  }

  /** What a link is for; looking does not use it up. @throws Problem invalid_link (404) */
  async check(text: string): Promise<{ valid: true; kind: 'RESET' | 'ACTIVATE' }> {
    const { secret } = await this.known(text);
    return { valid: true, kind: secret.kind === 'ACTIVATE' ? 'ACTIVATE' : 'RESET' };
  }

  /** Sets a password and ends all sessions; activating an account also signs in. @throws Problem invalid_link (404) */
  async reset(ctx: Ctx, text: string, password: string): Promise<Granted | Record<string, never>> {
    const { credential: known } = await this.known(text);
    const isInvited = isInvitation(known);
    const passwordHash = await this.hasher.hash(password);
    const membership = isInvited ? await this.invitations.accept(ctx, known.accountId) : {};
    return this.db.run(ctx, async (tx) => {
      const secret = await this.secrets.use(tx, text, kinds);
      const credential = secret && (await this.credentials.lock(tx, secret.accountId));
      if (!credential || !isMailedToOwner(secret, credential)) throw problem('invalid_link');
      const { accountId } = credential;
      const change = { passwordHash, verifiedAt: credential.verifiedAt ?? this.clock.now(), ...membership };
      await this.set(tx, credential, change);
      await this.sessions.endAll(tx, accountId);
      const kind = isInvited ? 'ACTIVATE' : secret.kind;
      if (!credential.verifiedAt) await tx.emit(authEvents.emailVerified, accountId, { accountId, email: secret.email, kind });
      return secret.kind === 'ACTIVATE' ? this.sessions.open(tx, ctx, { ...credential, ...change }) : {};
    });
  }

  /** Changes the own password and ends all other sessions. @throws Problem invalid_password (400), too_many_requests (429) */
  async change(ctx: Ctx, { current, password }: { current?: string | null; password: string }): Promise<void> {
    const credential = ctx.accountId ? await this.credentials.byId(ctx.accountId) : null;
    if (!credential) throw problem('unauthorized');
    const { accountId } = credential;
    if (credential.passwordHash) {
      const attempts = { name: 'change-password', ...rateLimits.failedLogin };
      await this.limits.take(attempts, accountId);
      if (!(await this.hasher.matches(credential.passwordHash, current ?? ''))) throw wrongPassword();
      await this.limits.forget(attempts, accountId);
    }
    const passwordHash = await this.hasher.hash(password);
    await this.db.run(ctx, async (tx) => {
      const held = await this.credentials.lock(tx, accountId);
      // Another was chosen meanwhile, perhaps to keep out whoever knew this one: what was proved is no proof any more.
      if (held?.passwordHash !== credential.passwordHash) throw wrongPassword();
      await this.set(tx, held, { passwordHash });
      await this.sessions.endAll(tx, accountId, ctx.sessionId);
    });
  }

  /** A link that is good, and whose account it opens. @throws Problem invalid_link (404) */
  private async known(text: string): Promise<{ secret: Secret; credential: Credential }> {
    const secret = await this.secrets.find(text, kinds);
    const credential = secret && (await this.credentials.byId(secret.accountId));
    if (!credential || !isMailedToOwner(secret, credential)) throw problem('invalid_link');
    return { secret, credential };
  }

  private async queueMail(ctx: Ctx, accountId: string, email: string): Promise<void> {
    const mail = { accountId, email, kind: 'RESET', companyName: null, language: ctx.language } as const;
    await this.db.run(ctx, async (tx) => tx.queue(authJobs.sendSecretMail, `RESET:${accountId}`, mail));
  }

  /** Whoever fears that another uses his account chooses a new password: an address that other asked for is given up with it. */
  private async set(tx: Tx, { accountId, email, pendingEmail }: Credential, change: Partial<Credential>): Promise<void> {
    await this.credentials.update(tx, accountId, { ...change, pendingEmail: null });
    if (pendingEmail) await tx.emit(authEvents.emailChanged, accountId, { accountId, email });
  }
}
