import { Injectable } from '@nestjs/common';
import type { AccountRegistered } from '@tandem/contracts/accounts/accounts.shapes';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import { problem } from '@tandem/contracts/codes';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { Db, type Tx } from '@tandem/service-kit/database';
import { progressOfCandidate } from '../candidates/candidate-progress';
import { candidateSnapshot } from '../candidates/candidate.snapshot';
import { CandidatesRepository } from '../candidates/candidates.repository';
import { newCandidate } from '../candidates/new-candidate';
import { CompaniesRepository } from '../companies/companies.repository';
import type { Member } from '../companies/member.entity';
import { newCompany } from '../companies/new-company';
import { accountSnapshot } from './account.snapshot';
import { AccountsRepository } from './accounts.repository';
import { Changes } from './changes.service';
import { newAccount } from './new-account';

/** Brings an account into being with its candidate or its place in a company. Asked twice, it happens once; after its end, never. */
@Injectable()
export class OpeningService {
  constructor(
    private readonly db: Db,
    private readonly accounts: AccountsRepository,
    private readonly candidates: CandidatesRepository,
    private readonly companies: CompaniesRepository,
    private readonly changes: Changes,
    private readonly clock: Clock,
  ) {}

  async open(ctx: Ctx, registered: AccountRegistered): Promise<{ accountId: string }> {
    await this.db.run(ctx, async (tx) => this.openIn(tx, registered));
    return { accountId: registered.accountId };
  }

  async openIn(tx: Tx, registered: AccountRegistered): Promise<void> {
    const account = newAccount(registered);
    if ((await tx.hasForgotten(account.id)) || !(await this.accounts.add(tx, account))) return;
    if (account.accountType === 'EMPLOYER') {
      const member = await this.join(tx, registered);
      await tx.emit(accountsEvents.accountChanged, account.id, accountSnapshot(account, member));
      await this.changes.company(tx, member.companyId, undefined, true);
      return;
    }
    const candidate = newCandidate(account.id);
    candidate.intakeProgress = progressOfCandidate(account, candidate);
    await this.candidates.add(tx, candidate);
    await tx.emit(accountsEvents.accountChanged, account.id, accountSnapshot(account, null));
    await tx.emit(accountsEvents.candidateChanged, account.id, candidateSnapshot(account, candidate));
  }

  /** Whoever brings a company to the platform is its first Admin. */
  private async join(tx: Tx, { accountId, companyId, companyName }: AccountRegistered): Promise<Member> {
    if (!companyId) throw problem('employer_not_found');
    const now = this.clock.now();
    await this.companies.add(tx, newCompany(companyId, companyName ?? '', now));
    const member: Member = { accountId, companyId, role: 'Admin', state: 'Active', createdAt: now };
    await this.companies.addMember(tx, member);
    return member;
  }
}
