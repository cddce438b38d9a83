import { Controller } from '@nestjs/common';
import type { In } from '@tandem/contracts/define';
import { vacanciesCalls as calls } from '@tandem/contracts/vacancies/vacancies';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { SourcesService } from './sources.service';

@Controller()
export class SourcesController {
  constructor(private readonly sources: SourcesService) {}

  @Handles(calls.replaceSource)
  async replace(ctx: Ctx, { params, body, files }: In<typeof calls.replaceSource>) {
    return this.sources.replace(ctx, params.id, body, files.file);
  }

  @Handles(calls.reading)
  async reading(ctx: Ctx, { params }: In<typeof calls.reading>) {
    return this.sources.reading(ctx, params.id);
  }
}
