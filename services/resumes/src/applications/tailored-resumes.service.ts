import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { FileAnswer } from '@tandem/contracts/entities/answers';
import type { Match } from '@tandem/contracts/entities/match';
import type { MatchResumeSettings, ResumeOverrides } from '@tandem/contracts/entities/resume';
import type { ApplicantResume, TailoredResume } from '@tandem/contracts/resumes/application';
import { resumesJobs } from '@tandem/contracts/resumes/resumes.jobs';
import { seenMark } from '@tandem/domain/seen-mark';
import type { Ctx } from '@tandem/service-kit/context';
import { DocumentsService } from '../documents/documents.service';
import { applicantFileName } from '../documents/file-name';
import type { ResumeRow } from '../resume/resume.entity';
import { ResumeService } from '../resume/resume.service';
import { shownBasics } from './applicant-resume';
import { ApplicationsService } from './applications.service';
import { overridden, requireStructure, withoutHidden } from './overridden';

type Side = 'candidate' | 'employer';

/** The resume of one match: written towards the vacancy, edited, drawn, and shown to the employer. */
@Injectable()
export class TailoredResumesService {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly resumes: ResumeService,
    private readonly documents: DocumentsService,
  ) {}

  async get(ctx: Ctx, matchId: string): Promise<TailoredResume> {
    const { row, overrides } = await this.seenBy('candidate', ctx, matchId);
    const { skills, educations, workExperiences, summary, settings } = row;
    return { skills, educations, workExperiences, summary, settings, overrides };
  }

  /** @throws Problem already_generating, resume_not_ready (409) */
  async generate(ctx: Ctx, matchId: string): Promise<Match> {
    const match = await this.applications.match(ctx, matchId);
    await this.applications.readyResume(match.candidate.id);
    await this.applications.change(ctx, match, async (application, tx) => {
      if (application.isGeneratingResume) throw problem('already_generating');
      application.isGeneratingResume = true;
      const { candidateId, vacancyId } = application;
      await tx.queue(resumesJobs.tailorResume, matchId, { matchId, candidateId, vacancyId });
    });
    return { ...match, isGeneratingResume: true };
  }

  /**
   * Saves what differs; with a mark of what was seen only while it is still that.
   * @throws Problem structure_locked (400), resume_not_found (404), conflict (409)
   */
  async save(ctx: Ctx, matchId: string, { overrides, settings }: MatchResumeSettings, seen?: string): Promise<MatchResumeSettings> {
    const match = await this.applications.match(ctx, matchId);
    requireStructure(await this.resumes.get(ctx, { candidateId: match.candidate.id }), overrides);
    const saved = await this.applications.change(ctx, match, (application) => {
      if (seen !== undefined && seen !== seenMark(application.overridesDraft ?? application.overrides ?? {})) throw problem('conflict');
      Object.assign(application, { overrides, overridesDraft: null, ...(settings ? { settings } : {}) });
    });
    return { overrides: saved.overrides ?? {}, settings: saved.settings };
  }

  async download(ctx: Ctx, matchId: string): Promise<FileAnswer> {
    const { row } = await this.seenBy('candidate', ctx, matchId);
    return this.documents.resume(await this.documents.paperOf(ctx, row));
  }

  /** What an employer sees of it: nothing hidden, never a draft. */
  async ofApplicant(ctx: Ctx, matchId: string): Promise<ApplicantResume> {
    const shown = withoutHidden((await this.seenBy('employer', ctx, matchId)).row);
    const paper = await this.documents.paperOf(ctx, shown);
    const { skills, educations, workExperiences, summary, settings } = shown;
    const basics = shownBasics(paper, this.applications.link(paper.picture));
    return { basics, language: paper.resume.language, skills, educations, workExperiences, summary, settings };
  }

  async downloadOfApplicant(ctx: Ctx, matchId: string): Promise<FileAnswer> {
    const { row } = await this.seenBy('employer', ctx, matchId);
    const paper = await this.documents.paperOf(ctx, row);
    return this.documents.resume(paper, applicantFileName(paper.resume));
  }

  /** The resume with what is different about it for a match. The candidate sees his draft, an employer what was saved. */
  private async seenBy(side: Side, ctx: Ctx, matchId: string): Promise<{ row: ResumeRow; overrides: ResumeOverrides }> {
    const match = await this.applications.match(ctx, matchId);
    const base = await this.resumes.get(ctx, { candidateId: match.candidate.id });
    const application = await this.applications.find(match.id);
    const overrides = (side === 'candidate' ? application?.overridesDraft : null) ?? application?.overrides ?? {};
    return { row: overridden(base, overrides, application?.settings ?? null), overrides };
  }
}
