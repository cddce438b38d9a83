import { Controller } from '@nestjs/common';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import type { PayloadOf } from '@tandem/contracts/define';
import type { Tx } from '@tandem/service-kit/database';
import { On } from '@tandem/service-kit/listens';
import { CandidatesRepository } from '../candidates/candidates.repository';

/** Keeps the head of a candidate's resume as the account says. */
@Controller()
export class CandidateChangedListener {
  constructor(private readonly candidates: CandidatesRepository) {}

  @On('resumes', accountsEvents.candidateChanged)
  async keep({ candidateId, contact, isTest }: PayloadOf<typeof accountsEvents.candidateChanged>, tx: Tx): Promise<void> {
    await this.candidates.save(tx, { candidateId, contact, isTest });
  }
}
