import { Controller } from '@nestjs/common';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import type { PayloadOf } from '@tandem/contracts/define';
import type { Tx } from '@tandem/service-kit/database';
import { On } from '@tandem/service-kit/listens';
import { ObjectStore } from '@tandem/service-kit/object-store/object-store';
import { ApplicationsRepository } from '../applications/applications.repository';
import { CandidatesRepository } from '../candidates/candidates.repository';
import { DocumentsService } from '../documents/documents.service';
import { ResumeRepository } from '../resume/resume.repository';

/** A person who leaves takes the resume and the letters along. */
@Controller()
export class AccountDeletedListener {
  constructor(
    private readonly resumes: ResumeRepository,
    private readonly candidates: CandidatesRepository,
    private readonly applications: ApplicationsRepository,
    private readonly documents: DocumentsService,
    private readonly store: ObjectStore,
  ) {}

  @On('resumes', accountsEvents.accountDeleted)
  async remove({ accountId }: PayloadOf<typeof accountsEvents.accountDeleted>, tx: Tx): Promise<void> {
    await this.candidates.remove(tx, accountId);
    for (const { letterKey } of await this.applications.removeOfCandidate(tx, accountId)) if (letterKey) await this.store.delete(letterKey);
    await this.applications.removeCounts(tx, accountId);
    await tx.forget(accountId);
    await this.documents.forget(accountId);
    const row = await this.resumes.lockOfCandidate(tx, accountId);
    if (!row) return;
    await this.resumes.remove(tx, row.id);
    for (const key of [row.fileKey, row.basicInfo.picture]) if (key) await this.store.delete(key);
  }
}
