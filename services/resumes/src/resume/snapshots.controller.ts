import { Controller } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { In } from '@tandem/contracts/define';
import { resumesCalls as calls } from '@tandem/contracts/resumes/resumes';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { ImportService } from './import.service';
import type { ResumeRow } from './resume.entity';
import { ResumeRepository } from './resume.repository';
import { resumeSnapshot } from './resume.view';

const isClaimed = (row: ResumeRow): row is ResumeRow & { candidateId: string } => row.candidateId !== null;

/** What other services ask about resumes, and bring. */
@Controller()
export class SnapshotsController {
  constructor(
    private readonly resumes: ResumeRepository,
    private readonly imports: ImportService,
  ) {}

  @Handles(calls.snapshot)
  async snapshot(_ctx: Ctx, { body }: In<typeof calls.snapshot>) {
    const row = await this.resumes.ofCandidate(body.candidateId);
    if (!row || !isClaimed(row)) throw problem('resume_not_found');
    return resumeSnapshot(row);
  }

  @Handles(calls.snapshots)
  async snapshots(_ctx: Ctx, { query }: In<typeof calls.snapshots>) {
    const rows = await this.resumes.stretch(query.after ?? null, query.limit);
    return { items: rows.filter(isClaimed).map(resumeSnapshot), next: rows.length < query.limit ? null : (rows.at(-1)?.id ?? null) };
  }

  @Handles(calls.import)
  async import(ctx: Ctx, { body }: In<typeof calls.import>) {
    return { added: await this.imports.import(ctx, body.resumes) };
  }
}
