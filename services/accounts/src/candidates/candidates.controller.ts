import { Controller } from '@nestjs/common';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import type { In } from '@tandem/contracts/define';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { CandidatesService } from './candidates.service';

@Controller()
export class CandidatesController {
  constructor(private readonly candidates: CandidatesService) {}

  @Handles(accountsCalls.updateCandidate)
  async update(ctx: Ctx, { body }: In<typeof accountsCalls.updateCandidate>) {
    return this.candidates.update(ctx, body);
  }
}
