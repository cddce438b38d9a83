import { Controller } from '@nestjs/common';
import { authEvents } from '@tandem/contracts/auth/auth.events';
import type { PayloadOf } from '@tandem/contracts/define';
import type { Tx } from '@tandem/service-kit/database';
import { On } from '@tandem/service-kit/listens';
import { AnonymousResumeService } from '../anonymous/anonymous-resume.service';

/** The resume somebody built before he had an account becomes his, once it is known that the address is his. */
@Controller()
export class AccountRegisteredListener {
  constructor(private readonly anonymous: AnonymousResumeService) {}

  @On('resumes', authEvents.accountRegistered)
  async registered(payload: PayloadOf<typeof authEvents.accountRegistered>, tx: Tx): Promise<void> {
    const { accountId, accountType, resumeId, isVerified } = payload;
    if (accountType !== 'CANDIDATE' || !resumeId || (await tx.hasForgotten(accountId))) return;
    if (isVerified) await this.anonymous.claim(tx, resumeId, accountId);
    else await this.anonymous.promise(tx, resumeId, accountId);
  }

  @On('resumes', authEvents.emailVerified)
  async verified({ accountId }: PayloadOf<typeof authEvents.emailVerified>, tx: Tx): Promise<void> {
    if (!(await tx.hasForgotten(accountId))) await this.anonymous.keepPromise(tx, accountId);
  }
}
