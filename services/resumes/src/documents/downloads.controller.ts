import { Controller } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { In } from '@tandem/contracts/define';
import type { FileAnswer } from '@tandem/contracts/entities/answers';
import { resumesCalls as calls } from '@tandem/contracts/resumes/resumes';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { CandidatesService } from '../candidates/candidates.service';
import { ResumeService, type Whose } from '../resume/resume.service';
import { DocumentsService } from './documents.service';

@Controller()
export class DownloadsController {
  constructor(
    private readonly resumes: ResumeService,
    private readonly candidates: CandidatesService,
    private readonly documents: DocumentsService,
  ) {}

  @Handles(calls.download)
  async download(ctx: Ctx, { query }: In<typeof calls.download>): Promise<FileAnswer> {
    if (query.original) return this.original(ctx);
    return this.drawn(ctx);
  }

  @Handles(calls.downloadAnonymous)
  async downloadAnonymous(ctx: Ctx, { params }: In<typeof calls.downloadAnonymous>): Promise<FileAnswer> {
    return this.drawn(ctx, { anonymousId: params.id });
  }

  @Handles(calls.downloadTestResume)
  async downloadTest(ctx: Ctx, { params }: In<typeof calls.downloadTestResume>): Promise<FileAnswer> {
    await this.candidates.requireTest(ctx, params.id);
    const whose = { candidateId: params.id };
    const { fileKey } = await this.resumes.get(ctx, whose);
    return fileKey ? this.original(ctx, whose) : this.drawn(ctx, whose);
  }

  private async drawn(ctx: Ctx, whose?: Whose): Promise<FileAnswer> {
    return this.documents.resume(await this.documents.paperOf(ctx, await this.resumes.get(ctx, whose)));
  }

  private async original(ctx: Ctx, whose?: Whose): Promise<FileAnswer> {
    const { fileKey, fileName } = await this.resumes.get(ctx, whose);
    if (!fileKey) throw problem('resume_not_found');
    return { fileName: fileName ?? 'resume.pdf', contentType: 'application/pdf', key: fileKey };
  }
}
