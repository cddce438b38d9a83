import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { Account as AccountShape } from '@tandem/contracts/entities/account';
import { candidateView } from '../candidates/candidate.view';
import { CandidatesRepository } from '../candidates/candidates.repository';
import { CompaniesRepository } from '../companies/companies.repository';
import { companyView } from '../companies/company.view';
import { FileLinks } from '../files/file-links';
import { candidateAccountView, employerAccountView } from './account.view';
import { AccountsRepository } from './accounts.repository';

/** Reads an account as its owner sees it, in a fixed number of queries. */
@Injectable()
export class Profiles {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly candidates: CandidatesRepository,
    private readonly companies: CompaniesRepository,
    private readonly links: FileLinks,
  ) {}

  /** @throws Problem account_not_found (404) */
  async read(id: string | null): Promise<AccountShape> {
    const account = id ? await this.accounts.byId(id) : null;
    if (!account) throw problem('account_not_found');
    if (account.accountType === 'CANDIDATE') {
      const candidate = await this.candidates.byId(account.id);
      if (!candidate) throw problem('account_not_found');
      return candidateAccountView(account, candidateView(account, candidate, this.links));
    }
    const member = await this.companies.memberOf(this.companies.manager, account.id);
    const company = member && (await this.companies.byId(member.companyId));
    if (!company) throw problem('account_not_found');
    const [members, vacancies] = await Promise.all([
      this.companies.members(this.companies.manager, company.id),
      this.companies.vacancyCounts(company.id),
    ]);
    return employerAccountView(account, companyView(company, members, vacancies, this.links));
  }
}
