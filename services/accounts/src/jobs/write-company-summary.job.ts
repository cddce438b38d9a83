import { Injectable } from '@nestjs/common';
import { accountsJobs } from '@tandem/contracts/accounts/accounts.jobs';
import type { JobData } from '@tandem/contracts/define';
import type { Tx } from '@tandem/service-kit/database';
import { GivesUp, type JobRun, Works } from '@tandem/service-kit/jobs';
import { KeptFiles } from '@tandem/service-kit/object-store/kept-files';
import { checkedWriter, templateWriter } from '@tandem/writing/writer';
import { Changes } from '../accounts/changes.service';
import { CompaniesRepository } from '../companies/companies.repository';
import { companyFacts } from '../summaries/company-facts';
import { SummaryFiles } from '../summaries/summary-files';

type Data = JobData<typeof accountsJobs.writeCompanySummary>;

/** Drafts a company's summary from what its members said of it. */
@Injectable()
export class WriteCompanySummaryJob {
  private readonly writer = checkedWriter(templateWriter);

  constructor(
    private readonly companies: CompaniesRepository,
    private readonly changes: Changes,
    private readonly summaries: SummaryFiles,
    private readonly files: KeptFiles,
  ) {}

  @Works(accountsJobs.writeCompanySummary)
  async work(run: JobRun<Data>): Promise<void> {
    const { companyId, language, tone = 'warm' } = run.data;
    const known = await this.companies.byId(companyId);
    if (!known) return;
    const text = await this.writer.write({ kind: 'companySummary', facts: companyFacts(known, language), language, tone });
    const summaryDraftKey = await this.summaries.writeDraft(run.ctx, companyId, text);
    await run.finish(async (tx) => {
      let before: string | null = null;
      await this.changes.company(tx, companyId, (company) => {
        before = company.summaryDraftKey;
        Object.assign(company, { summaryDraftKey, isSummaryGenerating: false });
      });
      await this.files.keep(tx, summaryDraftKey, before);
    });
  }

  @GivesUp(accountsJobs.writeCompanySummary)
  async gaveUp({ companyId }: Data, tx: Tx): Promise<void> {
    if (!(await this.companies.byId(companyId))) return;
    await this.changes.company(tx, companyId, (company) => {
      company.isSummaryGenerating = false;
    });
  }
}
