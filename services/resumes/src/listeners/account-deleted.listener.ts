import { Controller } from '@nestjs/common';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import type { PayloadOf } from '@tandem/contracts/define';
import type { Tx } from '@tandem/service-kit/database';
import { On } from '@tandem/service-kit/listens';
import { ObjectStore } from '@tandem/service-kit/object-store/object-store';
import { ResumeRepository } from '../resume/resume.repository';

/** A person who leaves takes the resume along. */
@Controller()
export class AccountDeletedListener {
  constructor(
    private readonly resumes: ResumeRepository,
    private readonly store: ObjectStore,
  ) {}

  @On('resumes', accountsEvents.accountDeleted)
  async remove({ accountId }: PayloadOf<typeof accountsEvents.accountDeleted>, tx: Tx): Promise<void> {
    const row = await this.resumes.lockOfCandidate(tx, accountId);
    if (!row) return;
    await this.resumes.remove(tx, row.id);
    if (row.fileKey) await this.store.delete(row.fileKey);
  }
}
