import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { ResumeRow } from './resume.entity';
import { ResumeRepository } from './resume.repository';
import { ResumeService } from './resume.service';
import { resumeSnapshot } from './resume.view';

const isClaimed = (row: ResumeRow): row is ResumeRow & { candidateId: string } => row.candidateId !== null;

/** Resumes as other services see them: only those a candidate has claimed. */
@Injectable()
export class SnapshotsService {
  constructor(
    private readonly resumes: ResumeRepository,
    private readonly service: ResumeService,
  ) {}

  /** @throws Problem resume_not_found (404) */
  async ofCandidate(candidateId: string) {
    const row = await this.resumes.ofCandidate(candidateId);
    if (!row || !isClaimed(row)) throw problem('resume_not_found');
    return resumeSnapshot(row);
  }

  /** What is kept here of a candidate, for himself. */
  async exported(candidateId: string): Promise<Record<string, unknown>> {
    const row = await this.resumes.ofCandidate(candidateId);
    return row ? { resume: this.service.view(row), createdAt: row.createdAt, updatedAt: row.updatedAt } : {};
  }

  /** A stretch of all resumes by id; `next` is where the following one starts, null at the end. */
  async stretch(after: string | null, limit: number) {
    const rows = await this.resumes.stretch(after, limit);
    return { items: rows.filter(isClaimed).map(resumeSnapshot), next: rows.length < limit ? null : (rows.at(-1)?.id ?? null) };
  }
}
