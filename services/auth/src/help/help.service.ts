import { Injectable } from '@nestjs/common';
import type { LinkOutcome } from '@tandem/contracts/auth/auth';
import { problem } from '@tandem/contracts/codes';
import type { Ctx } from '@tandem/service-kit/context';
import { Db } from '@tandem/service-kit/database';
import type { Credential } from '../credentials/credential.entity';
import { CredentialsRepository } from '../credentials/credentials.repository';
import { PasswordsService } from '../passwords/passwords.service';
import { SessionsService } from '../sessions/sessions.service';
import { SignInService } from '../sign-in/sign-in.service';
import { VerificationService } from '../verification/verification.service';

/** What staff can do for somebody who cannot get in, or whose account another is in. */
@Injectable()
export class HelpService {
  constructor(
    private readonly credentials: CredentialsRepository,
    private readonly verification: VerificationService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly signIns: SignInService,
    private readonly db: Db,
  ) {}

  /** Mails a link to the account's own address, in its own language. @throws Problem user_not_found (404) */
  async mailLink(ctx: Ctx, accountId: string, kind: 'VERIFY' | 'RESET'): Promise<{ outcome: LinkOutcome }> {
    const credential = await this.credentials.byId(accountId);
    if (!credential) throw problem('user_not_found');
    const his = { ...ctx, language: credential.language };
    const outcome = kind === 'VERIFY' ? await this.verify(his, credential) : await this.passwords.help(his, credential);
    return { outcome };
  }

  /** Logs somebody out everywhere. @returns how many sessions ended @throws Problem user_not_found (404) */
  async endSessions(ctx: Ctx, accountId: string): Promise<{ ended: number }> {
    if (!(await this.credentials.byId(accountId))) throw problem('user_not_found');
    return { ended: await this.db.run(ctx, async (tx) => this.sessions.endAll(tx, accountId)) };
  }

  /** Lets somebody log in again whom wrong passwords keep out. @throws Problem user_not_found (404) */
  async unlockLogin(accountId: string): Promise<{ wasLocked: boolean }> {
    const credential = await this.credentials.byId(accountId);
    if (!credential) throw problem('user_not_found');
    const wasLocked = (await this.signIns.lockOf(credential.email)) !== null;
    await this.signIns.unlock(credential.email);
    return { wasLocked };
  }

  private async verify(ctx: Ctx, credential: Credential): Promise<LinkOutcome> {
    // Whoever was invited and has no password yet proves his address by choosing one.
    if (credential.verifiedAt || !credential.passwordHash) return 'not_needed';
    return (await this.verification.remind(ctx, credential)) ? 'mailed' : 'too_soon';
  }
}
