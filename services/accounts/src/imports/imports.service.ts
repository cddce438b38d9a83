import { Injectable } from '@nestjs/common';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import type { ImportedCandidate, ImportedCompany } from '@tandem/contracts/accounts/internal';
import { problem } from '@tandem/contracts/codes';
import { normalEmail, normalPhone } from '@tandem/domain/fields';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { Db, type Tx } from '@tandem/service-kit/database';
import { AccountsRepository } from '../accounts/accounts.repository';
import { sent } from '../accounts/changed-person';
import { Changes } from '../accounts/changes.service';
import { newAccount } from '../accounts/new-account';
import { located } from '../addresses/located';
import { CandidatesRepository } from '../candidates/candidates.repository';
import { newCandidate } from '../candidates/new-candidate';
import { CompaniesRepository } from '../companies/companies.repository';
import { newCompany } from '../companies/new-company';
import { accountSnapshot } from '../accounts/account.snapshot';
import { SummaryFiles } from '../summaries/summary-files';

/** Brings invented people and companies in, and appoints administrators: calls that only the house itself can make. */
@Injectable()
export class ImportsService {
  constructor(
    private readonly db: Db,
    private readonly accounts: AccountsRepository,
    private readonly candidates: CandidatesRepository,
    private readonly companies: CompaniesRepository,
    private readonly changes: Changes,
    private readonly summaries: SummaryFiles,
    private readonly clock: Clock,
  ) {}

  /** Adds or replaces candidates; answers how many are new. */
  async candidatesIn(ctx: Ctx, imported: readonly ImportedCandidate[]): Promise<number> {
    return this.db.run(ctx, async (tx) => {
      let added = 0;
      for (const each of imported) if (await this.putCandidate(tx, each, ctx)) added++;
      return added;
    });
  }

  /** Adds or replaces companies; answers how many are new. */
  async companiesIn(ctx: Ctx, imported: readonly ImportedCompany[]): Promise<number> {
    let added = 0;
    for (const each of imported) if (await this.putCompany(ctx, each)) added++;
    return added;
  }

  /** @throws Problem forbidden (403) for whoever is no administrator, or none any more */
  async confirmAdmin({ accountId }: Ctx): Promise<void> {
    const account = accountId && (await this.accounts.byId(accountId));
    if (!account || !account.isAdmin) throw problem('forbidden');
  }

  /** @throws Problem account_not_found (404) */
  async setAdmin(ctx: Ctx, email: string, isAdmin: boolean): Promise<{ accountId: string }> {
    const known = await this.accounts.byEmail(normalEmail(email));
    if (!known) throw problem('account_not_found');
    await this.db.run(ctx, async (tx) =>
      this.changes.account(tx, known.id, (account) => {
        account.isAdmin = isAdmin;
      }),
    );
    return { accountId: known.id };
  }

  private async putCandidate(tx: Tx, imported: ImportedCandidate, { language }: Ctx): Promise<boolean> {
    const { candidateId: id, firstName, lastName, phone, birthDate, countryCode, address, preferences } = imported;
    const registered = {
      accountId: id,
      email: normalEmail(imported.email),
      accountType: 'CANDIDATE',
      authProvider: 'email',
      firstName,
      lastName,
      linkedinUrl: null,
      language,
    } as const;
    const account = {
      ...newAccount({
        ...registered,
        companyName: null,
        resumeId: null,
        referral: null,
        isVerified: true,
        registeredAt: this.clock.now().toISOString(),
      }),
      isTest: imported.isTest ?? false,
    };
    const isNew = await this.accounts.add(tx, account);
    if (isNew) await this.candidates.add(tx, newCandidate(id));
    if (isNew) await tx.emit(accountsEvents.accountChanged, id, accountSnapshot(account, null));
    await this.changes.candidate(tx, id, (candidate, held) => {
      Object.assign(
        held,
        { firstName, lastName, email: registered.email, isTest: account.isTest },
        sent({ phone: phone && normalPhone(phone) }),
      );
      Object.assign(
        candidate,
        sent({ birthDate, countryCode, preferences, address: address === undefined ? undefined : located(address) }),
      );
    });
    return isNew;
  }

  private async putCompany(ctx: Ctx, { companyId, summary, ...imported }: ImportedCompany): Promise<boolean> {
    const summaryKey = summary ? await this.summaries.write({ companyId }, summary) : undefined;
    const { address, websites, ...facts } = imported;
    return this.db.run(ctx, async (tx) => {
      const isNew = await this.companies.add(tx, newCompany(companyId, imported.companyName, this.clock.now()));
      await this.changes.company(
        tx,
        companyId,
        (company) =>
          Object.assign(company, sent({ ...facts, summaryKey, websites, address: address === undefined ? undefined : located(address) })),
        isNew,
      );
      return isNew;
    });
  }
}
