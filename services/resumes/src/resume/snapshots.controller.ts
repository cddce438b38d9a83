import { Controller } from '@nestjs/common';
import type { In } from '@tandem/contracts/define';
import { resumesCalls as calls } from '@tandem/contracts/resumes/resumes';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { ImportService } from './import.service';
import { SnapshotsService } from './snapshots.service';

/** What other services ask about resumes, and bring. */
@Controller()
export class SnapshotsController {
  constructor(
    private readonly resumes: SnapshotsService,
    private readonly imports: ImportService,
  ) {}

  @Handles(calls.snapshot)
  async snapshot(_ctx: Ctx, { body }: In<typeof calls.snapshot>) {
    return this.resumes.ofCandidate(body.candidateId);
  }

  @Handles(calls.snapshots)
  async snapshots(_ctx: Ctx, { query }: In<typeof calls.snapshots>) {
    return this.resumes.stretch(query);
  }

  @Handles(calls.exportAccount)
  async export(_ctx: Ctx, { body }: In<typeof calls.exportAccount>) {
    return this.resumes.exported(body.accountId);
  }

  @Handles(calls.import)
  async import(ctx: Ctx, { body }: In<typeof calls.import>) {
    return { added: await this.imports.import(ctx, body.resumes) };
  }
}
