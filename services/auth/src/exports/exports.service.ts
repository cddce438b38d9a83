import { Injectable } from '@nestjs/common';
import { Clock } from '@tandem/service-kit/clock';
import { CredentialsRepository } from '../credentials/credentials.repository';
import { IdentitiesRepository } from '../identities/identities.repository';
import { sessionView } from '../sessions/session.view';
import { SessionsRepository } from '../sessions/sessions.repository';
import { SignInService } from '../sign-in/sign-in.service';

/** What is kept here of somebody, for himself. Of a password only that there is one. */
@Injectable()
export class ExportsService {
  constructor(
    private readonly credentials: CredentialsRepository,
    private readonly identities: IdentitiesRepository,
    private readonly sessions: SessionsRepository,
    private readonly signIns: SignInService,
    private readonly clock: Clock,
  ) {}

  async of(accountId: string): Promise<Record<string, unknown>> {
    const credential = await this.credentials.byId(accountId);
    if (!credential) return {};
    const { email, pendingEmail, authProvider, verifiedAt, passwordHash, language, createdAt } = credential;
    const [lock, identities, sessions] = await Promise.all([
      this.signIns.lockOf(email),
      this.identities.ofAccount(accountId),
      this.sessions.open(accountId, this.clock.now()),
    ]);
    const locked = {
      lockedUntil: lock && new Date(this.clock.now().getTime() + lock.milliseconds),
      isNetworkLocked: lock?.isOfNetwork ?? false,
    };
    return {
      signIn: { email, pendingEmail, authProvider, language, hasPassword: passwordHash !== null, verifiedAt, createdAt, ...locked },
      identities: identities.map(({ provider, subject, createdAt: linkedAt }) => ({ provider, subject, linkedAt })),
      sessions: sessions.map((session) => sessionView(session, null)),
    };
  }
}
