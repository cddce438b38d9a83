import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { Account as AccountShape } from '@tandem/contracts/entities/account';
import type { Ctx } from '@tandem/service-kit/context';
import { Db } from '@tandem/service-kit/database';
import { KeptFiles } from '@tandem/service-kit/object-store/kept-files';
import { Changes } from '../accounts/changes.service';
import { Profiles } from '../accounts/profiles.service';
import { CompaniesRepository } from '../companies/companies.repository';
import { publicPath } from '../files/public-path';
import { SummaryFiles } from './summary-files';

type Saved = { summary: string; seen?: string | null | undefined };

/** Saves a summary as its owner wants it, a candidate's or a company's. */
@Injectable()
export class ProfileSummaryService {
  constructor(
    private readonly db: Db,
    private readonly companies: CompaniesRepository,
    private readonly changes: Changes,
    private readonly profiles: Profiles,
    private readonly summaries: SummaryFiles,
    private readonly files: KeptFiles,
  ) {}

  /** @throws Problem conflict (409) when the company has another one since it was seen */
  async save(ctx: Ctx, { summary, seen }: Saved): Promise<AccountShape> {
    const id = ctx.accountId ?? '';
    if (ctx.accountType === 'EMPLOYER') await this.saveCompany(ctx, id, summary, seen);
    else await this.saveCandidate(ctx, id, summary);
    return this.profiles.read(id);
  }

  private async saveCandidate(ctx: Ctx, candidateId: string, markdown: string): Promise<void> {
    const summaryKey = await this.summaries.write(ctx, { candidateId }, markdown);
    await this.db.run(ctx, async (tx) => {
      let before: string | null = null;
      await this.changes.candidate(tx, candidateId, (candidate) => {
        before = candidate.summaryKey;
        candidate.summaryKey = summaryKey;
      });
      await this.files.keep(tx, summaryKey, before);
    });
  }

  private async saveCompany(ctx: Ctx, accountId: string, markdown: string, seen: Saved['seen']): Promise<void> {
    const member = await this.companies.memberOf(this.companies.manager, accountId);
    if (!member) throw problem('account_not_found');
    const summaryKey = await this.summaries.write(ctx, { companyId: member.companyId }, markdown);
    await this.db.run(ctx, async (tx) => {
      let before: (string | null)[] = [];
      await this.changes.company(tx, member.companyId, (company) => {
        if (seen !== undefined && seen !== publicPath(company.summaryKey)) throw problem('conflict');
        before = [company.summaryKey, company.summaryDraftKey];
        Object.assign(company, { summaryKey, summaryDraftKey: null });
      });
      await this.files.keep(tx, summaryKey, ...before);
    });
  }
}
