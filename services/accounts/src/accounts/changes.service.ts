import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import { problem } from '@tandem/contracts/codes';
import { topics } from '@tandem/contracts/topics';
import type { Language } from '@tandem/locales/bundle';
import { Clock } from '@tandem/service-kit/clock';
import type { Tx } from '@tandem/service-kit/database';
import type { Candidate } from '../candidates/candidate.entity';
import { progressOfCandidate } from '../candidates/candidate-progress';
import { candidateSnapshot } from '../candidates/candidate.snapshot';
import { CandidatesRepository } from '../candidates/candidates.repository';
import { CompaniesRepository } from '../companies/companies.repository';
import type { Company } from '../companies/company.entity';
import { progressOfCompany } from '../companies/company-progress';
import { companySnapshot } from '../companies/company.snapshot';
import type { Account } from './account.entity';
import { accountSnapshot } from './account.snapshot';
import { AccountsRepository } from './accounts.repository';

export type CandidateProfile = { account: Account; candidate: Candidate };

/**
 * The one way in which accounts, candidates and companies change: the rows are held, the change applied, progress
 * counted anew, and whoever keeps a copy is told when something he knows is different.
 */
@Injectable()
export class Changes {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly candidates: CandidatesRepository,
    private readonly companies: CompaniesRepository,
    private readonly clock: Clock,
  ) {}

  /** Changes what an account itself holds. @throws Problem account_not_found (404) */
  async account(tx: Tx, id: string, apply: (account: Account) => void): Promise<Account> {
    const account = await this.accounts.lock(tx, id);
    if (!account) throw problem('account_not_found');
    await this.apply(tx, account, () => apply(account));
    tx.hint(topics.userUpdates(id));
    return account;
  }

  /** Keeps the language of mails. No screen shows it, so none is told: two devices in two languages would answer each other for ever. */
  async language(tx: Tx, id: string, language: Language): Promise<void> {
    const account = await this.accounts.lock(tx, id);
    if (account) await this.apply(tx, account, () => (account.language = language));
  }

  /** Changes a candidate together with his account. @throws Problem candidate_not_found (404) */
  async candidate(tx: Tx, id: string, apply: (candidate: Candidate, account: Account) => void): Promise<CandidateProfile> {
    const account = await this.accounts.lock(tx, id);
    const candidate = account && (await this.candidates.lock(tx, id));
    if (!candidate) throw problem('candidate_not_found');
    const before = candidateSnapshot(account, candidate);
    await this.apply(tx, account, () => apply(candidate, account));
    tx.hint(topics.userUpdates(id));
    candidate.intakeProgress = progressOfCandidate(account, candidate);
    await this.candidates.save(tx, candidate);
    const after = candidateSnapshot(account, candidate);
    if (!isDeepStrictEqual(before, after)) await tx.emit(accountsEvents.candidateChanged, id, after);
    return { account, candidate };
  }

  /**
   * Changes a company; what its members say about themselves counts for its progress. `isTold` when the members
   * themselves changed, which the company's row does not show. @throws Problem employer_not_found (404)
   */
  async company(tx: Tx, id: string, apply: (company: Company) => void = () => undefined, isTold = false): Promise<Company> {
    const company = await this.companies.lock(tx, id);
    if (!company) throw problem('employer_not_found');
    const members = await this.companies.members(tx.manager, id);
    const before = companySnapshot(company, members);
    apply(company);
    company.intakeProgress = progressOfCompany(company, members);
    if (isTold || !isDeepStrictEqual(before, companySnapshot(company, members))) {
      company.updatedAt = this.clock.now();
      await tx.emit(accountsEvents.companyChanged, id, companySnapshot(company, members));
    }
    await this.companies.save(tx, company);
    for (const { account, state } of members) if (state === 'Active') tx.hint(topics.userUpdates(account.id));
    return company;
  }

  private async apply(tx: Tx, account: Account, change: () => void): Promise<void> {
    const member = account.accountType === 'EMPLOYER' ? await this.companies.memberOf(tx.manager, account.id) : null;
    const [row, told] = [{ ...account }, accountSnapshot(account, member)];
    change();
    if (!isDeepStrictEqual(told, accountSnapshot(account, member))) {
      account.updatedAt = this.clock.now();
      await tx.emit(accountsEvents.accountChanged, account.id, accountSnapshot(account, member));
    }
    if (!isDeepStrictEqual(row, { ...account })) await this.accounts.save(tx, account);
  }
}
