import { Injectable, Logger } from '@nestjs/common';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import { problem } from '@tandem/contracts/codes';
import { isLastAdmin } from '@tandem/domain/company';
import type { Ctx } from '@tandem/service-kit/context';
import { Db, type Tx } from '@tandem/service-kit/database';
import { ObjectStore } from '@tandem/service-kit/object-store/object-store';
import { CandidatesRepository } from '../candidates/candidates.repository';
import { CompaniesRepository } from '../companies/companies.repository';
import { AccountsRepository } from './accounts.repository';
import { Changes } from './changes.service';

/** Deletes an account with everything of it; everybody who keeps a copy forgets it too. */
@Injectable()
export class RemovalService {
  private readonly logger = new Logger('removal');

  constructor(
    private readonly db: Db,
    private readonly accounts: AccountsRepository,
    private readonly candidates: CandidatesRepository,
    private readonly companies: CompaniesRepository,
    private readonly changes: Changes,
    private readonly store: ObjectStore,
  ) {}

  /** @throws Problem account_not_found (404), last_admin (409) while a company still has other members */
  async remove(ctx: Ctx): Promise<void> {
    const id = ctx.accountId ?? '';
    const files = await this.db.run(ctx, async (tx) => {
      const account = await this.accounts.lock(tx, id);
      if (!account) throw problem('account_not_found');
      const member = await this.companies.memberOf(tx.manager, id);
      const candidate = await this.candidates.lock(tx, id);
      const keys = member ? await this.leave(tx, id, member.companyId) : [candidate?.pictureKey, candidate?.summaryKey];
      await this.accounts.remove(tx, id);
      if (member && (await this.companies.lock(tx, member.companyId))) await this.changes.company(tx, member.companyId, undefined, true);
      await tx.emit(accountsEvents.accountDeleted, id, {
        accountId: id,
        accountType: account.accountType,
        companyId: member?.companyId ?? null,
      });
      return keys;
    });
    for (const key of files)
      if (key) await this.store.delete(key).catch((error: unknown) => this.logger.warn({ err: error, key }, 'could not delete a file'));
  }

  /** The company goes with its last member. Answers the keys of its files then. */
  private async leave(tx: Tx, id: string, companyId: string): Promise<(string | null)[]> {
    const company = await this.companies.lock(tx, companyId);
    const members = (await this.companies.members(tx.manager, companyId)).map(({ account, role, state }) => ({
      id: account.id,
      role,
      state,
    }));
    if (members.length > 1 && isLastAdmin(members, id)) throw problem('last_admin');
    if (!company || members.length > 1) return [];
    await this.companies.removeVacanciesOf(tx, companyId);
    await this.companies.remove(tx, companyId);
    await tx.emit(accountsEvents.companyDeleted, companyId, { companyId });
    return [company.bannerKey, company.logoKey, company.summaryKey, company.summaryDraftKey];
  }
}
