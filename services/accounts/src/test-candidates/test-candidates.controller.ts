import { Controller } from '@nestjs/common';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import type { In } from '@tandem/contracts/define';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { TestCandidatesService } from './test-candidates.service';

@Controller()
export class TestCandidatesController {
  constructor(private readonly candidates: TestCandidatesService) {}

  @Handles(accountsCalls.listTestCandidates)
  async list(_ctx: Ctx, { query }: In<typeof accountsCalls.listTestCandidates>) {
    return this.candidates.list(query);
  }

  @Handles(accountsCalls.createTestCandidate)
  async create(ctx: Ctx, { body }: In<typeof accountsCalls.createTestCandidate>) {
    return this.candidates.create(ctx, body);
  }

  @Handles(accountsCalls.updateTestCandidate)
  async update(ctx: Ctx, { params, body }: In<typeof accountsCalls.updateTestCandidate>) {
    return this.candidates.update(ctx, params.id, body);
  }

  @Handles(accountsCalls.removeTestCandidate)
  async remove(ctx: Ctx, { params }: In<typeof accountsCalls.removeTestCandidate>) {
    return this.candidates.remove(ctx, params.id);
  }
}
