import { Controller } from '@nestjs/common';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import type { In } from '@tandem/contracts/define';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { SnapshotsService } from './snapshots.service';

@Controller()
export class SnapshotsController {
  constructor(private readonly snapshots: SnapshotsService) {}

  @Handles(accountsCalls.candidateSnapshot)
  async candidate(_ctx: Ctx, { body }: In<typeof accountsCalls.candidateSnapshot>) {
    return this.snapshots.candidate(body.candidateId);
  }

  @Handles(accountsCalls.companySnapshot)
  async company(_ctx: Ctx, { body }: In<typeof accountsCalls.companySnapshot>) {
    return this.snapshots.company(body.companyId);
  }

  @Handles(accountsCalls.accountSnapshots)
  async accounts(_ctx: Ctx, { query }: In<typeof accountsCalls.accountSnapshots>) {
    return this.snapshots.allAccounts(query);
  }

  @Handles(accountsCalls.candidateSnapshots)
  async candidates(_ctx: Ctx, { query }: In<typeof accountsCalls.candidateSnapshots>) {
    return this.snapshots.allCandidates(query);
  }

  @Handles(accountsCalls.companySnapshots)
  async companies(_ctx: Ctx, { query }: In<typeof accountsCalls.companySnapshots>) {
    return this.snapshots.allCompanies(query);
  }
}
