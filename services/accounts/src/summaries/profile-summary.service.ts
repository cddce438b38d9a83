import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { Account as AccountShape } from '@tandem/contracts/entities/account';
import type { Ctx } from '@tandem/service-kit/context';
import { Db } from '@tandem/service-kit/database';
import { Changes } from '../accounts/changes.service';
import { Profiles } from '../accounts/profiles.service';
import { CompaniesRepository } from '../companies/companies.repository';
import { SummaryFiles } from './summary-files';

/** Saves a summary as its owner wants it, a candidate's or a company's. */
@Injectable()
export class ProfileSummaryService {
  constructor(
    private readonly db: Db,
    private readonly companies: CompaniesRepository,
    private readonly changes: Changes,
    private readonly profiles: Profiles,
    private readonly files: SummaryFiles,
  ) {}

  async save(ctx: Ctx, markdown: string): Promise<AccountShape> {
    const id = ctx.accountId ?? '';
    const dropped =
      ctx.accountType === 'EMPLOYER' ? await this.saveCompany(ctx, id, markdown) : await this.saveCandidate(ctx, id, markdown);
    await this.files.drop(...dropped);
    return this.profiles.read(id);
  }

  private async saveCandidate(ctx: Ctx, candidateId: string, markdown: string): Promise<(string | null)[]> {
    const summaryKey = await this.files.write({ candidateId }, markdown);
    let before: string | null = null;
    await this.db.run(ctx, async (tx) =>
      this.changes.candidate(tx, candidateId, (candidate) => {
        before = candidate.summaryKey;
        candidate.summaryKey = summaryKey;
      }),
    );
    return [before];
  }

  private async saveCompany(ctx: Ctx, accountId: string, markdown: string): Promise<(string | null)[]> {
    const member = await this.companies.memberOf(this.companies.manager, accountId);
    if (!member) throw problem('account_not_found');
    const summaryKey = await this.files.write({ companyId: member.companyId }, markdown);
    let before: (string | null)[] = [];
    await this.db.run(ctx, async (tx) =>
      this.changes.company(tx, member.companyId, (company) => {
        before = [company.summaryKey, company.summaryDraftKey];
        Object.assign(company, { summaryKey, summaryDraftKey: null });
      }),
    );
    return before;
  }
}
