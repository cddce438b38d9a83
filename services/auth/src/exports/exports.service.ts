import { Injectable } from '@nestjs/common';
import { Clock } from '@tandem/service-kit/clock';
import { CredentialsRepository } from '../credentials/credentials.repository';
import { IdentitiesRepository } from '../identities/identities.repository';
import { sessionView } from '../sessions/session.view';
import { SessionsRepository } from '../sessions/sessions.repository';

/** What is kept here of somebody, for himself. Of a password only that there is one. */
@Injectable()
export class ExportsService {
  constructor(
    private readonly credentials: CredentialsRepository,
    private readonly identities: IdentitiesRepository,
    private readonly sessions: SessionsRepository,
    private readonly clock: Clock,
  ) {}

  async of(accountId: string): Promise<Record<string, unknown>> {
    const credential = await this.credentials.byId(accountId);
    if (!credential) return {};
    const { email, pendingEmail, authProvider, verifiedAt, passwordHash, language, createdAt } = credential;
    const [identities, sessions] = await Promise.all([
      this.identities.ofAccount(accountId),
      this.sessions.open(accountId, this.clock.now()),
    ]);
    return {
      signIn: { email, pendingEmail, authProvider, language, hasPassword: passwordHash !== null, verifiedAt, createdAt },
      identities: identities.map(({ provider, subject, createdAt: linkedAt }) => ({ provider, subject, linkedAt })),
      sessions: sessions.map((session) => sessionView(session, null)),
    };
  }
}
