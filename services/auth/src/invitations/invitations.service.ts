import { Injectable } from '@nestjs/common';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { authJobs } from '@tandem/contracts/auth/auth.jobs';
import { problem } from '@tandem/contracts/codes';
import { Problem } from '@tandem/contracts/problem';
import { normalEmail } from '@tandem/domain/fields';
import type { Language } from '@tandem/locales/bundle';
import { Bus } from '@tandem/service-kit/bus';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { Db } from '@tandem/service-kit/database';
import type { Credential } from '../credentials/credential.entity';
import { CredentialsRepository } from '../credentials/credentials.repository';
import { invitedCredential } from '../credentials/new-credential';
import { isInvitation } from './invitation';

type Invitation = { accountId: string; email: string; companyName: string; language: Language };

/** Members who are invited: credentials that wait for their owner to choose a password. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly db: Db,
    private readonly credentials: CredentialsRepository,
    private readonly bus: Bus,
    private readonly clock: Clock,
  ) {}

  /** Invites somebody, or once more. Answers the account the address belongs to. @throws Problem user_exists (400) */
  async open(ctx: Ctx, invitation: Invitation): Promise<{ accountId: string }> {
    const email = normalEmail(invitation.email);
    return this.db.run(ctx, async (tx) => {
      await this.credentials.add(tx, invitedCredential({ ...invitation, email, companyId: ctx.companyId, now: this.clock.now() }));
      const holder = await this.credentials.holderOf(tx, email);
      if (!holder || !this.isSame(ctx, holder, invitation)) throw problem('user_exists', [{ field: 'email', detail: 'user_exists' }]);
      const { companyName, language } = invitation;
      const { accountId } = holder;
      await tx.queue(authJobs.sendSecretMail, `ACTIVATE:${accountId}`, { accountId, email, kind: 'ACTIVATE', companyName, language });
      return { accountId };
    });
  }

  /** Makes somebody who was invited an active member. Answers what his tokens say. @throws Problem invalid_link (404) */
  async accept(ctx: Ctx, accountId: string): Promise<Pick<Credential, 'companyId' | 'companyRole'>> {
    try {
      const { companyId, role } = await this.bus.call(accountsCalls.activateMember, { body: { accountId } }, ctx);
      return { companyId, companyRole: role };
    } catch (error) {
      throw Problem.from(error)?.code === 'member_not_found' ? problem('invalid_link') : error;
    }
  }

  /** The same invitation, or one of the same company whose account never came into being. */
  private isSame({ companyId }: Ctx, holder: Credential, { accountId }: Invitation): boolean {
    return isInvitation(holder) && (holder.accountId === accountId || (companyId !== null && holder.companyId === companyId));
  }
}
