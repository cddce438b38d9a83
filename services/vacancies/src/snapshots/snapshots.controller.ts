import { Controller } from '@nestjs/common';
import type { In } from '@tandem/contracts/define';
import { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { SnapshotsService } from './snapshots.service';

@Controller()
export class SnapshotsController {
  constructor(private readonly snapshots: SnapshotsService) {}

  @Handles(vacanciesCalls.snapshot)
  async one(_ctx: Ctx, { body }: In<typeof vacanciesCalls.snapshot>) {
    return this.snapshots.one(body.vacancyId);
  }

  @Handles(vacanciesCalls.snapshots)
  async stretch(_ctx: Ctx, { query }: In<typeof vacanciesCalls.snapshots>) {
    return this.snapshots.stretch(query);
  }
}
