import { Injectable } from '@nestjs/common';
import { accountsJobs } from '@tandem/contracts/accounts/accounts.jobs';
import { problem } from '@tandem/contracts/codes';
import { waits } from '@tandem/domain/limits';
import type { Tone } from '@tandem/domain/resume';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { Db } from '@tandem/service-kit/database';
import { Changes } from '../accounts/changes.service';
import { CompaniesRepository } from '../companies/companies.repository';
import { mayStartSummary } from './may-start-summary';

/** Asks for a draft of the company's summary, which a member then approves by saving it. */
@Injectable()
export class CompanySummariesService {
  constructor(
    private readonly db: Db,
    private readonly companies: CompaniesRepository,
    private readonly changes: Changes,
    private readonly clock: Clock,
  ) {}

  /** False while one is written and five seconds after the last request. @throws Problem forbidden (403) */
  async generate(ctx: Ctx, tone?: Tone): Promise<{ queued: boolean }> {
    const member = await this.companies.memberOf(this.companies.manager, ctx.accountId ?? '');
    if (member?.state !== 'Active') throw problem('forbidden');
    const { companyId } = member;
    return this.db.run(ctx, async (tx) => {
      let queued = false;
      await this.changes.company(tx, companyId, (company) => {
        const now = this.clock.now();
        queued = mayStartSummary(company, now, waits.summaryGenerate);
        if (queued) Object.assign(company, { isSummaryGenerating: true, summaryRequestedAt: now });
      });
      if (queued) await tx.queue(accountsJobs.writeCompanySummary, companyId, { companyId, language: ctx.language, tone });
      return { queued };
    });
  }
}
