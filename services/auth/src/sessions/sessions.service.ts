import { Injectable, Logger } from '@nestjs/common';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import type { Session as SessionShape } from '@tandem/contracts/auth/auth';
import { REVOKED } from '@tandem/contracts/auth/revoked';
import { problem } from '@tandem/contracts/codes';
import type { CookiePair, SessionGrant } from '@tandem/contracts/define';
import { ages } from '@tandem/domain/limits';
import { Bus } from '@tandem/service-kit/bus';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { Db, type Tx } from '@tandem/service-kit/database';
import type { Credential } from '../credentials/credential.entity';
import { CredentialsRepository } from '../credentials/credentials.repository';
import type { EntityManager } from 'typeorm';
import { AccessTokens } from './access-tokens';
import { hashOf, type RefreshToken, RefreshTokens } from './refresh-tokens';
import type { Session } from './session.entity';
import { sessionView } from './session.view';
import { SessionsRepository } from './sessions.repository';

/** A transaction, or the database where there is none. */
type Rows = { manager: EntityManager };
export type Granted = { exp: number; grant: SessionGrant };
const lifetimeOf = (pair: CookiePair) => (pair === 'admin' ? ages.adminRefreshToken : ages.refreshToken);

/** Signed-in browsers: opened by whoever proved who he is, renewed by refresh tokens that rotate, ended at once everywhere. */
@Injectable()
export class SessionsService {
  private readonly logger = new Logger('sessions');

  constructor(
    private readonly db: Db,
    private readonly sessions: SessionsRepository,
    private readonly credentials: CredentialsRepository,
    private readonly accessTokens: AccessTokens,
    private readonly refreshTokens: RefreshTokens,
    private readonly bus: Bus,
    private readonly clock: Clock,
  ) {}

  /** Makes sure that the account is there before somebody is signed in to it. Call it before `open`. */
  async prepare(ctx: Ctx, { registration }: Credential): Promise<void> {
    if (registration) await this.bus.call(accountsCalls.openAccount, { body: registration }, ctx);
  }

  /**
   * Opens a session: in the transaction in which the proof of identity was used up, or in none where nothing was.
   * Its tokens are signed meanwhile. `provedHash` is the hash a password was proved by; one that was changed since proves nothing.
   * @throws Problem invalid_credentials (401)
   */
  async open({ manager }: Rows, ctx: Ctx, credential: Credential, provedHash: string | null = null): Promise<Granted> {
    const pair = pairFor(ctx, credential);
    const createdAt = this.clock.now();
    const token = this.refreshTokens.first(this.clock.id());
    const session = {
      id: token.sessionId,
      accountId: credential.accountId,
      pair,
      currentHash: hashOf(token),
      userAgent: ctx.userAgent,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + lifetimeOf(pair) * 1_000),
    };
    const [granted, isOpen] = await Promise.all([
      this.grant(credential, token, pair, lifetimeOf(pair)),
      this.sessions.add(manager, session, provedHash),
    ]);
    if (!isOpen) throw problem('invalid_credentials');
    this.logger.log(
      { audit: 'session_opened', sessionId: session.id, accountId: session.accountId, pair, requestId: ctx.requestId },
      'signed in',
    );
    return granted;
  }

  /** @throws Problem unauthorized (401) for whatever is no current refresh token */
  async refresh(ctx: Ctx, text: string | undefined): Promise<Granted> {
    const token = this.refreshTokens.read(text);
    if (!token) throw problem('unauthorized');
    const now = this.clock.now();
    const child = this.refreshTokens.childOf(token);
    const expiry = new Date(now.getTime() + ages.refreshToken * 1_000);
    const isRotated = await this.sessions.rotate({
      sessionId: token.sessionId,
      hash: hashOf(token),
      childHash: hashOf(child),
      now,
      expiry,
      userAgent: ctx.userAgent,
    });
    const session = await this.sessions.byId(token.sessionId);
    if (!session || session.endedAt || session.expiresAt <= now) throw problem('unauthorized');
    if (!isRotated && !this.isInGrace(session, token, now)) {
      await this.end(ctx, session.id);
      this.logger.warn(
        { audit: 'refresh_token_reused', sessionId: session.id, accountId: session.accountId, requestId: ctx.requestId },
        'refresh token used again: session ended',
      );
      throw problem('unauthorized');
    }
    const credential = await this.credentials.byId(session.accountId);
    if (!credential || (session.pair === 'admin' && !credential.isAdmin)) throw problem('unauthorized');
    return this.grant(credential, child, session.pair, Math.floor((session.expiresAt.getTime() - now.getTime()) / 1_000));
  }

  /** Ends the session of a refresh token and the one the call was made in; does nothing when there is none. */
  async logout(ctx: Ctx, text: string | undefined): Promise<void> {
    const ids = new Set([this.refreshTokens.read(text)?.sessionId, ctx.sessionId ?? undefined]);
    for (const id of ids) if (id) await this.end(ctx, id);
  }

  async list(ctx: Ctx): Promise<SessionShape[]> {
    const found = ctx.accountId ? await this.sessions.open(ctx.accountId, this.clock.now()) : [];
    return found.map((session) => sessionView(session, ctx.sessionId));
  }

  /** @throws Problem session_not_found (404) */
  async endOwn(ctx: Ctx, id: string): Promise<void> {
    const session = await this.sessions.byId(id);
    if (!session || session.endedAt || session.accountId !== ctx.accountId) throw problem('session_not_found');
    await this.end(ctx, id);
  }

  /** Ends every session of an account, in the transaction that gives the reason. @returns how many */
  async endAll(tx: Tx, accountId: string, except: string | null = null): Promise<number> {
    const ended = await this.sessions.end(tx, { accountId, except }, this.clock.now());
    ended.forEach((id) => tx.hint(REVOKED + id));
    return ended.length;
  }

  /** Remembers a removed account until its access tokens have ended. Its sessions go with its credential. */
  async forget(tx: Tx, accountId: string): Promise<void> {
    await this.sessions.addRemoved(tx, accountId, this.clock.now());
    tx.hint(REVOKED + accountId);
  }

  /** Sessions and accounts whose access tokens may still run although they have ended. */
  async revocations() {
    const now = this.clock.now();
    const since = this.before(now, ages.accessToken);
    const [sessions, accounts] = await Promise.all([this.sessions.endedSince(since), this.sessions.removedSince(since)]);
    const seconds = (moment: Date | null) => Math.ceil((moment ?? now).getTime() / 1_000);
    return {
      sessions: sessions.map(({ id, endedAt }) => ({ sessionId: id, until: seconds(endedAt) + ages.accessToken })),
      accounts: accounts.map(({ accountId, removedAt }) => ({
        accountId,
        issuedBefore: seconds(removedAt) + 1,
        until: seconds(removedAt) + ages.accessToken,
      })),
    };
  }

  private async end(ctx: Ctx, id: string): Promise<void> {
    await this.db.run(ctx, async (tx) => {
      const ended = await this.sessions.end(tx, { id }, this.clock.now());
      ended.forEach((each) => tx.hint(REVOKED + each));
    });
  }

  /** Two tabs that refresh at once, or an answer that got lost: for ten seconds the token before still counts. */
  private isInGrace({ previousHash, rotatedAt }: Session, token: RefreshToken, now: Date): boolean {
    return previousHash === hashOf(token) && rotatedAt !== null && rotatedAt > this.before(now, ages.refreshGrace);
  }

  private async grant(credential: Credential, token: RefreshToken, pair: CookiePair, refreshMaxAge: number): Promise<Granted> {
    const { token: accessToken, exp } = await this.accessTokens.sign(credential, token.sessionId, refreshMaxAge);
    return { exp, grant: { accessToken, refreshToken: this.refreshTokens.write(token), pair, refreshMaxAge } };
  }

  private before(now: Date, seconds: number): Date {
    return new Date(now.getTime() - seconds * 1_000);
  }
}

/** The console is for administrators; whoever else logs in there is signed in to his own app, and sent there. */
const pairFor = ({ app }: Ctx, { isAdmin, accountType }: Credential): CookiePair => {
  if (app === 'admin' && isAdmin) return 'admin';
  return accountType === 'EMPLOYER' ? 'employer' : 'candidate';
};
