import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { DocumentsService } from '../documents/documents.service';
import type { ResumeRow } from '../resume/resume.entity';
import { withWhatGoesOn } from '../resume/going-on';
import { ResumeService, type Whose } from '../resume/resume.service';
import { JsonResume, resumeParts } from './format';
import { fromJson } from './from-json';
import { toJson } from './to-json';

/** Resumes in the JSON Resume format, out and in. */
@Injectable()
export class JsonResumeService {
  constructor(
    private readonly resumes: ResumeService,
    private readonly documents: DocumentsService,
    private readonly clock: Clock,
  ) {}

  /** The resume under the head its file has. @throws Problem resume_not_found (404) */
  async export(ctx: Ctx, whose?: Whose): Promise<Record<string, unknown>> {
    const row = await this.resumes.get(ctx, whose);
    const { resume } = await this.documents.paperOf(ctx, row);
    return toJson({ ...row, basicInfo: resume.basics });
  }

  /**
   * Replaces whatever resume there was. It still wants to be looked over, so it is not verified yet.
   * @throws Problem invalid_value (400) with the first place where the format is broken
   */
  async import(ctx: Ctx, given: Record<string, unknown>): Promise<ResumeRow> {
    const parsed = JsonResume.safeParse(given);
    const isResume = resumeParts.some((part) => part in given);
    if (!parsed.success || !isResume) {
      const field = parsed.error?.issues[0]?.path.join('.') ?? 'basics';
      throw problem('invalid_value', [{ field, detail: 'invalid_value' }]);
    }
    const found = fromJson(parsed.data, () => this.clock.id());
    return this.resumes.startWith(ctx, withWhatGoesOn(found, this.clock.now()));
  }
}
