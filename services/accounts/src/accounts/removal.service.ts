import { Injectable } from '@nestjs/common';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import { accountsJobs } from '@tandem/contracts/accounts/accounts.jobs';
import { problem } from '@tandem/contracts/codes';
import { isLastAdmin } from '@tandem/domain/company';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { Db, type Tx } from '@tandem/service-kit/database';
import { KeptFiles } from '@tandem/service-kit/object-store/kept-files';
import { CandidatesRepository } from '../candidates/candidates.repository';
import { CompaniesRepository } from '../companies/companies.repository';
import type { Company } from '../companies/company.entity';
import { folders } from '../files/folders';
import { AccountsRepository } from './accounts.repository';
import { Changes } from './changes.service';
import { type Left, receiptOf } from './deletion-receipt';

/** Deletes an account with everything of it; everybody who keeps a copy forgets it too. */
@Injectable()
export class RemovalService {
  constructor(
    private readonly db: Db,
    private readonly accounts: AccountsRepository,
    private readonly candidates: CandidatesRepository,
    private readonly companies: CompaniesRepository,
    private readonly changes: Changes,
    private readonly files: KeptFiles,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem account_not_found (404), last_admin (409) while a company still has other members */
  async remove(ctx: Ctx): Promise<void> {
    await this.db.run(ctx, async (tx) => this.tell(tx, await this.removeIn(tx, ctx.accountId ?? '')));
  }

  /** Deletes an account in a transaction, and its files once that is in. Answers what it was. */
  async removeIn(tx: Tx, id: string): Promise<Left> {
    // First, as with whoever is told something about him: he holds the version of what he was told, and then waits for the account.
    await tx.forget(id);
    const account = await this.accounts.lock(tx, id);
    if (!account) throw problem('account_not_found');
    const member = await this.companies.memberOf(tx.manager, id);
    const candidate = await this.candidates.lock(tx, id);
    const company = member && (await this.leave(tx, id, member.companyId));
    await this.accounts.remove(tx, id);
    if (member && !company) await this.changes.company(tx, member.companyId, undefined, true);
    const companyId = member?.companyId ?? null;
    await tx.emit(accountsEvents.accountDeleted, id, { accountId: id, accountType: account.accountType, companyId });
    const ofCompany = company ? [folders.company(company.id), folders.drafts(company.id)] : [];
    await this.files.drop(tx, [], { folders: [folders.candidate(id), folders.exports(id), ...ofCompany] });
    return { account, candidate, company };
  }

  /** Mails whose account it was what went with it, and which company removed it if it was not he. */
  async tell(tx: Tx, left: Left, removedBy?: string): Promise<void> {
    await tx.queue(accountsJobs.sendDeletionReceipt, this.clock.id(), { ...receiptOf(left, this.clock.now()), removedBy });
  }

  /** The company goes with its last member: answers it then. */
  private async leave(tx: Tx, id: string, companyId: string): Promise<Company | null> {
    const company = await this.companies.lock(tx, companyId);
    const members = (await this.companies.members(tx.manager, companyId)).map(({ account, ...place }) => ({ id: account.id, ...place }));
    if (members.length > 1 && isLastAdmin(members, id)) throw problem('last_admin');
    if (!company || members.length > 1) return null;
    await this.companies.removeVacanciesOf(tx, companyId);
    await this.companies.remove(tx, companyId);
    await tx.forget(companyId);
    await tx.emit(accountsEvents.companyDeleted, companyId, { companyId });
    return company;
  }
}
