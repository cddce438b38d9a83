import { Controller } from '@nestjs/common';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import type { In } from '@tandem/contracts/define';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { CandidateSummariesService } from './candidate-summaries.service';
import { CompanySummariesService } from './company-summaries.service';
import { ProfileSummaryService } from './profile-summary.service';

@Controller()
export class SummariesController {
  constructor(
    private readonly candidateSummaries: CandidateSummariesService,
    private readonly companySummaries: CompanySummariesService,
    private readonly profileSummaries: ProfileSummaryService,
  ) {}

  @Handles(accountsCalls.generateCandidateSummary)
  async generate(ctx: Ctx, { body }: In<typeof accountsCalls.generateCandidateSummary>) {
    return this.candidateSummaries.generate(ctx, body?.tone);
  }

  @Handles(accountsCalls.generateCompanySummary)
  async generateForCompany(ctx: Ctx, { body }: In<typeof accountsCalls.generateCompanySummary>) {
    return this.companySummaries.generate(ctx, body?.tone);
  }

  @Handles(accountsCalls.saveProfileSummary)
  async save(ctx: Ctx, { body }: In<typeof accountsCalls.saveProfileSummary>) {
    return this.profileSummaries.save(ctx, body);
  }
}
