import { Controller } from '@nestjs/common';
import { authEvents } from '@tandem/contracts/auth/auth.events';
import type { PayloadOf } from '@tandem/contracts/define';
import type { Tx } from '@tandem/service-kit/database';
import { On } from '@tandem/service-kit/listens';
import { AnonymousResumeService } from '../anonymous/anonymous-resume.service';

/** The resume somebody built before he had an account becomes his. */
@Controller()
export class AccountRegisteredListener {
  constructor(private readonly anonymous: AnonymousResumeService) {}

  @On('resumes', authEvents.accountRegistered)
  async claim({ accountId, accountType, resumeId }: PayloadOf<typeof authEvents.accountRegistered>, tx: Tx): Promise<void> {
    if (accountType === 'CANDIDATE' && resumeId) await this.anonymous.claim(tx, resumeId, accountId);
  }
}
