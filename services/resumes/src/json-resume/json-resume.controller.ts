import { Controller } from '@nestjs/common';
import type { In } from '@tandem/contracts/define';
import { resumesCalls as calls } from '@tandem/contracts/resumes/resumes';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { ResumeService } from '../resume/resume.service';
import { JsonResumeService } from './json-resume.service';

@Controller()
export class JsonResumeController {
  constructor(
    private readonly resumes: ResumeService,
    private readonly json: JsonResumeService,
  ) {}

  @Handles(calls.exportJson)
  async exportJson(ctx: Ctx) {
    return this.json.export(ctx);
  }

  @Handles(calls.exportAnonymousJson)
  async exportAnonymousJson(ctx: Ctx, { params }: In<typeof calls.exportAnonymousJson>) {
    return this.json.export(ctx, { anonymousId: params.id });
  }

  @Handles(calls.importJson)
  async importJson(ctx: Ctx, { body }: In<typeof calls.importJson>) {
    return this.resumes.view(await this.json.import(ctx, body));
  }
}
