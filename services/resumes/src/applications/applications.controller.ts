import { Controller } from '@nestjs/common';
import type { In } from '@tandem/contracts/define';
import { resumesCalls as calls } from '@tandem/contracts/resumes/resumes';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { CoverLettersService } from './cover-letters.service';
import { TailoredResumesService } from './tailored-resumes.service';

@Controller()
export class ApplicationsController {
  constructor(
    private readonly letters: CoverLettersService,
    private readonly resumes: TailoredResumesService,
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
    return this.resumes.get(ctx, params.matchId);
  }

  @Handles(calls.tailorResume)
  async generateResume(ctx: Ctx, { params }: In<typeof calls.tailorResume>) {
    return this.resumes.generate(ctx, params.matchId);
  }

  @Handles(calls.saveTailoredResume)
  async saveResume(ctx: Ctx, { params, query, body }: In<typeof calls.saveTailoredResume>) {
    return this.resumes.save(ctx, params.matchId, { overrides: body.overrides, settings: body.settings ?? null }, query.seen);
  }

  @Handles(calls.downloadTailoredResume)
  async downloadResume(ctx: Ctx, { params }: In<typeof calls.downloadTailoredResume>) {
    return this.resumes.download(ctx, params.matchId);
  }

  @Handles(calls.getApplicantCoverLetter)
  async getApplicantLetter(ctx: Ctx, { params }: In<typeof calls.getApplicantCoverLetter>) {
    return this.letters.ofApplicant(ctx, params.matchId);
  }

  @Handles(calls.getApplicantResume)
  async getApplicantResume(ctx: Ctx, { params }: In<typeof calls.getApplicantResume>) {
    return this.resumes.ofApplicant(ctx, params.matchId);
  }

  @Handles(calls.downloadApplicantResume)
  async downloadApplicantResume(ctx: Ctx, { params }: In<typeof calls.downloadApplicantResume>) {
    return this.resumes.downloadOfApplicant(ctx, params.matchId);
  }
}
