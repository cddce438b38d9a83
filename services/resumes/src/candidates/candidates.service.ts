import { Injectable } from '@nestjs/common';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { problem } from '@tandem/contracts/codes';
import { Problem } from '@tandem/contracts/problem';
import { Bus } from '@tandem/service-kit/bus';
import type { Ctx } from '@tandem/service-kit/context';
import type { CandidateCopy } from './candidate-copy.entity';
import { CandidatesRepository } from './candidates.repository';

/** Whose resume it is. The own copy may lag behind an account that was just opened, so that its owner is asked before saying no. */
@Injectable()
export class CandidatesService {
  constructor(
    private readonly bus: Bus,
    private readonly candidates: CandidatesRepository,
  ) {}

  async find(ctx: Ctx, candidateId: string): Promise<CandidateCopy | null> {
    const known = await this.candidates.find(candidateId);
    if (known) return known;
    return this.bus.call(accountsCalls.candidateSnapshot, { body: { candidateId } }, ctx).catch((error: unknown) => {
      if (Problem.from(error)?.status === 404) return null;
      throw error;
    });
  }

  /** @throws Problem candidate_not_found (404) for whoever is no test candidate */
  async requireTest(ctx: Ctx, candidateId: string): Promise<void> {
    const candidate = await this.find(ctx, candidateId);
    if (!candidate?.isTest) throw problem('candidate_not_found');
  }
}
