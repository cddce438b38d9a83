import { Controller } from '@nestjs/common';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import type { PayloadOf } from '@tandem/contracts/define';
import type { Tx } from '@tandem/service-kit/database';
import { On } from '@tandem/service-kit/listens';
import { KeptFiles } from '@tandem/service-kit/object-store/kept-files';
import { ApplicationsRepository } from '../applications/applications.repository';
import { CandidatesRepository } from '../candidates/candidates.repository';
import { drawnFor } from '../documents/documents.service';
import { ResumeRepository } from '../resume/resume.repository';
import { filesOf } from '../resume/resume.view';

/** A person who leaves takes the resume and the letters along. */
@Controller()
export class AccountDeletedListener {
  constructor(
    private readonly resumes: ResumeRepository,
    private readonly candidates: CandidatesRepository,
    private readonly applications: ApplicationsRepository,
    private readonly files: KeptFiles,
  ) {}

  @On('resumes', accountsEvents.accountDeleted)
  async remove({ accountId }: PayloadOf<typeof accountsEvents.accountDeleted>, tx: Tx): Promise<void> {
    await this.candidates.remove(tx, accountId);
    const written = await this.applications.removeOfCandidate(tx, accountId);
    await this.applications.removeCounts(tx, accountId);
    await tx.forget(accountId);
    const row = await this.resumes.lockPlaceOf(tx, accountId);
    if (row) await this.resumes.remove(tx, row.id);
    const keys = [...written.map(({ letterKey }) => letterKey), ...(row ? filesOf(row) : [])];
    await this.files.drop(tx, keys, { folders: [drawnFor(accountId)] });
  }
}
