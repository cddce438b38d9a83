import { Controller } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { In } from '@tandem/contracts/define';
import { resumesCalls as calls } from '@tandem/contracts/resumes/resumes';
import { resumesJobs } from '@tandem/contracts/resumes/resumes.jobs';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { DocumentsService } from '../documents/documents.service';
import { applicantFileName } from '../documents/file-name';
import { shownBasics } from './applicant-resume';
import { ApplicationsService } from './applications.service';
import { CoverLettersService } from './cover-letters.service';
import { withoutHidden } from './overridden';

@Controller()
export class ApplicationsController {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly letters: CoverLettersService,
    private readonly documents: DocumentsService,
  ) {}

  @Handles(calls.getCoverLetter)
  async getLetter(ctx: Ctx, { params }: In<typeof calls.getCoverLetter>) {
    return this.letters.get(ctx, params.matchId);
  }

  @Handles(calls.generateCoverLetter)
  async generateLetter(ctx: Ctx, { params, body }: In<typeof calls.generateCoverLetter>) {
    return this.letters.generate(ctx, params.matchId, body);
  }

  @Handles(calls.saveCoverLetter)
  async saveLetter(ctx: Ctx, { params, body }: In<typeof calls.saveCoverLetter>) {
    return this.letters.save(ctx, params.matchId, body.content);
  }

  @Handles(calls.removeCoverLetter)
  async removeLetter(ctx: Ctx, { params }: In<typeof calls.removeCoverLetter>) {
    await this.letters.remove(ctx, params.matchId);
  }

  @Handles(calls.downloadCoverLetter)
  async downloadLetter(ctx: Ctx, { params }: In<typeof calls.downloadCoverLetter>) {
    return this.letters.download(ctx, params.matchId);
  }

  @Handles(calls.getTailoredResume)
  async getResume(ctx: Ctx, { params }: In<typeof calls.getTailoredResume>) {
    const { row, overrides } = await this.applications.tailored(ctx, await this.applications.match(ctx, params.matchId), true);
    const { skills, educations, workExperiences, summary, settings } = row;
    return { skills, educations, workExperiences, summary, settings, overrides };
  }

  @Handles(calls.tailorResume)
  async tailor(ctx: Ctx, { params: { matchId } }: In<typeof calls.tailorResume>) {
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

  @Handles(calls.saveTailoredResume)
  async saveResume(ctx: Ctx, { params, body }: In<typeof calls.saveTailoredResume>) {
    const match = await this.applications.match(ctx, params.matchId);
    return this.applications.saveTailored(ctx, match, { overrides: body.overrides, settings: body.settings ?? null });
  }

  @Handles(calls.downloadTailoredResume)
  async downloadResume(ctx: Ctx, { params }: In<typeof calls.downloadTailoredResume>) {
    const { row } = await this.applications.tailored(ctx, await this.applications.match(ctx, params.matchId), true);
    return this.documents.resume(await this.documents.paperOf(ctx, row));
  }

  @Handles(calls.getApplicantCoverLetter)
  async getApplicantLetter(ctx: Ctx, { params }: In<typeof calls.getApplicantCoverLetter>) {
    return this.letters.ofApplicant(ctx, params.matchId);
  }

  @Handles(calls.getApplicantResume)
  async getApplicantResume(ctx: Ctx, { params }: In<typeof calls.getApplicantResume>) {
    const { row } = await this.applications.tailored(ctx, await this.applications.match(ctx, params.matchId), false);
    const shown = withoutHidden(row);
    const paper = await this.documents.paperOf(ctx, shown);
    const { skills, educations, workExperiences, summary, settings } = shown;
    const basics = shownBasics(paper, this.applications.link(paper.picture));
    return { basics, language: paper.resume.language, skills, educations, workExperiences, summary, settings };
  }

  @Handles(calls.downloadApplicantResume)
  async downloadApplicantResume(ctx: Ctx, { params }: In<typeof calls.downloadApplicantResume>) {
    const { row } = await this.applications.tailored(ctx, await this.applications.match(ctx, params.matchId), false);
    const paper = await this.documents.paperOf(ctx, row);
    return this.documents.resume(paper, applicantFileName(paper.resume));
  }
}
