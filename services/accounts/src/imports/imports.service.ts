import { Injectable } from '@nestjs/common';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import type { ImportedCandidate, ImportedCompany } from '@tandem/contracts/accounts/internal';
import { normalEmail, normalPhone } from '@tandem/domain/fields';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { Db, type Tx } from '@tandem/service-kit/database';
import { KeptFiles } from '@tandem/service-kit/object-store/kept-files';
import { AccountsRepository } from '../accounts/accounts.repository';
import { sent } from '../accounts/changed-person';
import { type CandidateProfile, Changes } from '../accounts/changes.service';
import { newAccount } from '../accounts/new-account';
import { located } from '../addresses/located';
import type { Candidate } from '../candidates/candidate.entity';
import { progressOfCandidate } from '../candidates/candidate-progress';
import { candidateSnapshot } from '../candidates/candidate.snapshot';
import { CandidatesRepository } from '../candidates/candidates.repository';
import { newCandidate } from '../candidates/new-candidate';
import { CompaniesRepository } from '../companies/companies.repository';
import type { Company } from '../companies/company.entity';
import { newCompany } from '../companies/new-company';
import { accountSnapshot } from '../accounts/account.snapshot';
import { SummaryFiles } from '../summaries/summary-files';

/** Somebody as he is brought in: how he would be if he were new, and what was said of him. */
type Arrival = CandidateProfile & { imported: ImportedCandidate };

/** Brings people and companies in: calls that only the house itself can make. */
@Injectable()
export class ImportsService {
  constructor(
    private readonly db: Db,
    private readonly accounts: AccountsRepository,
    private readonly candidates: CandidatesRepository,
    private readonly companies: CompaniesRepository,
    private readonly changes: Changes,
    private readonly summaries: SummaryFiles,
    private readonly files: KeptFiles,
    private readonly clock: Clock,
  ) {}

  /** Adds or replaces candidates; answers how many are new. Newcomers cost few statements together, whoever is known some each. */
  async candidatesIn(ctx: Ctx, imported: readonly ImportedCandidate[]): Promise<number> {
    const people = imported.map((each) => this.profileOf(each, ctx));
    return this.db.run(ctx, async (tx) => {
      const added = await this.accounts.addAll(
        tx,
        people.map(({ account }) => account),
      );
      const [newcomers, known] = [
        people.filter(({ account }) => added.has(account.id)),
        people.filter(({ account }) => !added.has(account.id)),
      ];
      await this.introduce(tx, newcomers);
      for (const person of known) await this.replace(tx, person);
      return added.size;
    });
  }

  /** Adds or replaces companies; answers how many are new. */
  async companiesIn(ctx: Ctx, imported: readonly ImportedCompany[]): Promise<number> {
    let added = 0;
    for (const each of imported) if (await this.putCompany(ctx, each)) added++;
    return added;
  }

  private async introduce(tx: Tx, people: readonly CandidateProfile[]): Promise<void> {
    await this.candidates.addAll(
      tx,
      people.map(({ candidate }) => candidate),
    );
    await tx.emitAll(
      accountsEvents.accountChanged,
      people.map(({ account }) => ({ aggregateId: account.id, payload: accountSnapshot(account, null) })),
    );
    await tx.emitAll(
      accountsEvents.candidateChanged,
      people.map(({ account, candidate }) => ({ aggregateId: account.id, payload: candidateSnapshot(account, candidate) })),
    );
  }

  private async replace(tx: Tx, { account: told, imported }: Arrival): Promise<void> {
    const { firstName, lastName, email, isTest, phone } = told;
    await this.changes.candidate(tx, told.id, (candidate, account) => {
      Object.assign(account, { firstName, lastName, email, isTest }, imported.phone === undefined ? {} : { phone });
      Object.assign(candidate, factsOf(imported));
    });
  }

  private profileOf(imported: ImportedCandidate, { language }: Ctx): Arrival {
    const { candidateId: accountId, firstName, lastName, phone } = imported;
    const registered = newAccount({
      accountId,
      email: normalEmail(imported.email),
      accountType: 'CANDIDATE',
      authProvider: 'email',
      firstName,
      lastName,
      linkedinUrl: null,
      language,
      companyName: null,
      resumeId: null,
      referral: null,
      isVerified: true,
      registeredAt: this.clock.now().toISOString(),
    });
    const account = { ...registered, phone: phone ? normalPhone(phone) : null, isTest: imported.isTest ?? false };
    const candidate = { ...newCandidate(accountId), ...factsOf(imported) };
    return { imported, account, candidate: { ...candidate, intakeProgress: progressOfCandidate(account, candidate) } };
  }

  private async putCompany(ctx: Ctx, { companyId, summary, ...imported }: ImportedCompany): Promise<boolean> {
    const summaryKey = summary ? await this.summaries.write(ctx, { companyId }, summary) : undefined;
    const { address, websites, ...facts } = imported;
    return this.db.run(ctx, async (tx) => {
      const isNew = await this.companies.add(tx, newCompany(companyId, imported.companyName, this.clock.now()));
      let before: string | null = null;
      const change = (company: Company): void => {
        before = company.summaryKey;
        Object.assign(company, sent({ ...facts, summaryKey, websites, address: address === undefined ? undefined : located(address) }));
      };
      await this.changes.company(tx, companyId, change, isNew);
      if (summaryKey) await this.files.keep(tx, summaryKey, before);
      return isNew;
    });
  }
}

/** What an import says about a candidate; what it leaves out stays as it is. */
const factsOf = ({ birthDate, countryCode, preferences, address }: ImportedCandidate): Partial<Candidate> =>
  sent({ birthDate, countryCode, preferences, address: address === undefined ? undefined : located(address) });
