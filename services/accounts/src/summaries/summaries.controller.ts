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
  async generate(ctx: Ctx) {
    return this.candidateSummaries.generate(ctx);
  }

  @Handles(accountsCalls.generateCompanySummary)
  async generateForCompany(ctx: Ctx) {
    return this.companySummaries.generate(ctx);
  }

  @Handles(accountsCalls.saveProfileSummary)
  async save(ctx: Ctx, { body }: In<typeof accountsCalls.saveProfileSummary>) {
    return this.profileSummaries.save(ctx, body.summary);
  }
}
