import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { AccountSnapshot, CandidateSnapshot, CompanySnapshot } from '@tandem/contracts/entities/snapshots';
import { type Stretch, type StretchQuery, toStretch } from '@tandem/contracts/entities/stretch';
import { accountSnapshot } from '../accounts/account.snapshot';
import { AccountsRepository } from '../accounts/accounts.repository';
import { candidateSnapshot } from '../candidates/candidate.snapshot';
import { CandidatesRepository } from '../candidates/candidates.repository';
import { CompaniesRepository } from '../companies/companies.repository';
import { companySnapshot } from '../companies/company.snapshot';
import { SnapshotsRepository } from './snapshots.repository';

/** What this service owns, for others that need it as it is now or build their copies anew. */
@Injectable()
export class SnapshotsService {
  constructor(
    private readonly snapshots: SnapshotsRepository,
    private readonly accounts: AccountsRepository,
    private readonly candidates: CandidatesRepository,
    private readonly companies: CompaniesRepository,
  ) {}

  /** @throws Problem candidate_not_found (404) */
  async candidate(id: string): Promise<CandidateSnapshot> {
    const [account, candidate] = await Promise.all([this.accounts.byId(id), this.candidates.byId(id)]);
    if (!account || !candidate) throw problem('candidate_not_found');
    return candidateSnapshot(account, candidate);
  }

  /** @throws Problem employer_not_found (404) */
  async company(id: string): Promise<CompanySnapshot> {
    const company = await this.companies.byId(id);
    if (!company) throw problem('employer_not_found');
    return companySnapshot(company, await this.companies.members(this.companies.manager, id));
  }

  async allAccounts(stretch: StretchQuery): Promise<Stretch<AccountSnapshot>> {
    const rows = await this.snapshots.accounts(stretch);
    const members = await this.snapshots.membersOf(rows.map(({ id }) => id));
    return toStretch(
      rows,
      stretch,
      rows.map((account) => accountSnapshot(account, members.get(account.id) ?? null)),
    );
  }

  async allCandidates(stretch: StretchQuery): Promise<Stretch<CandidateSnapshot>> {
    const rows = await this.snapshots.candidates(stretch);
    const accounts = await this.snapshots.accountsOf(rows.map(({ id }) => id));
    const items = rows.flatMap((candidate) => {
      const account = accounts.get(candidate.id);
      return account ? [candidateSnapshot(account, candidate)] : [];
    });
    return toStretch(rows, stretch, items);
  }

  async allCompanies(stretch: StretchQuery): Promise<Stretch<CompanySnapshot>> {
    const rows = await this.snapshots.companies(stretch);
    const members = await this.companies.membersOf(this.companies.manager, rows.map(({ id }) => id)); // prettier-ignore
    return toStretch(
      rows,
      stretch,
      rows.map((company) => companySnapshot(company, members.get(company.id) ?? [])),
    );
  }
}
