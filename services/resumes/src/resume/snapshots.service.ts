import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { ResumeSnapshot } from '@tandem/contracts/entities/snapshots';
import { type Stretch, type StretchQuery, toStretch } from '@tandem/contracts/entities/stretch';
import { ApplicationsRepository } from '../applications/applications.repository';
import { ApplicationsService } from '../applications/applications.service';
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
    private readonly applications: ApplicationsRepository,
    private readonly links: ApplicationsService,
  ) {}

  /** @throws Problem resume_not_found (404) */
  async ofCandidate(candidateId: string) {
    const row = await this.resumes.ofCandidate(candidateId);
    if (!row || !isClaimed(row)) throw problem('resume_not_found');
    return resumeSnapshot(row);
  }

  /** What is kept here of a candidate, for himself: the resume, and what was written for each match. */
  async exported(candidateId: string): Promise<Record<string, unknown>> {
    const row = await this.resumes.ofCandidate(candidateId);
    const written = (await this.applications.ofCandidate(candidateId)).map(({ candidateId: _, letterKey, ...application }) => ({
      ...application,
      coverLetterUrl: this.links.link(letterKey),
    }));
    const resume = row && { resume: this.service.view(row), fileName: row.fileName, createdAt: row.createdAt, updatedAt: row.updatedAt };
    return { ...resume, applications: written };
  }

  /** A stretch of all resumes by id. */
  async stretch(query: StretchQuery): Promise<Stretch<ResumeSnapshot>> {
    const rows = await this.resumes.stretch(query.after ?? null, query.limit);
    return toStretch(rows, query, rows.filter(isClaimed).map(resumeSnapshot));
  }
}
