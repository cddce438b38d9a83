import { randomUUID } from 'node:crypto';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import type { AccountSnapshot, CandidateSnapshot, CompanySnapshot, VacancySnapshot } from '@tandem/contracts/entities/snapshots';
import { matchingEvents } from '@tandem/contracts/matching/matching.events';
import type { PayloadOf } from '@tandem/contracts/define';
import { vacanciesEvents } from '@tandem/contracts/vacancies/vacancies.events';
import { Db } from '@tandem/service-kit/database';
import { migrate } from '@tandem/service-kit/migrate';
import { type RunningService, startService } from '@tandem/service-kit/start';
import { type TestEnvironment, testEnvironment } from '@tandem/test-kit/environment';
import { TestBus } from '@tandem/test-kit/test-bus';
import { service } from '../src/service';

export type Staff = { accountId: string; isAdmin: true };
const moment = '2026-01-05T09:00:00.000Z';

/** The console on real servers, told by a test what others would tell it. */
export class TestConsole {
  private constructor(
    readonly env: TestEnvironment,
    readonly running: RunningService,
    readonly bus: TestBus,
  ) {}

  static async start(): Promise<TestConsole> {
    const env = await testEnvironment(['admin']);
    await migrate(service, env.of('admin'));
    return new TestConsole(env, await startService(service, env.of('admin')), await TestBus.connect(env.of('admin')));
  }

  async stop(): Promise<void> {
    await this.bus.close();
    await this.running.stop();
    await this.env.remove();
  }

  async sql(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    return this.running.app.get(Db).source.query(text, values);
  }

  async account(over: Partial<AccountSnapshot> = {}, version?: number): Promise<AccountSnapshot> {
    const account = anAccount(over);
    await this.bus.deliver('admin', accountsEvents.accountChanged, account.accountId, account, version);
    return account;
  }

  /** Somebody who may use the console. */
  async staff(over: Partial<AccountSnapshot> = {}): Promise<Staff> {
    const { accountId } = await this.account({ isAdmin: true, ...over });
    return { accountId, isAdmin: true };
  }

  async candidate(candidateId: string, over: Partial<CandidateSnapshot> = {}): Promise<void> {
    await this.bus.deliver('admin', accountsEvents.candidateChanged, candidateId, { ...aCandidate(candidateId), ...over });
  }

  async company(over: Partial<CompanySnapshot> = {}): Promise<CompanySnapshot> {
    const company = { ...aCompany(), ...over };
    await this.bus.deliver('admin', accountsEvents.companyChanged, company.companyId, company);
    return company;
  }

  async vacancy(company: CompanySnapshot | null, over: Partial<VacancySnapshot> = {}): Promise<VacancySnapshot> {
    const vacancy = { ...aVacancy(company), ...over };
    await this.bus.deliver('admin', vacanciesEvents.vacancyChanged, vacancy.id, vacancy);
    return vacancy;
  }

  async moved(over: Partial<PayloadOf<typeof matchingEvents.statusChanged>> = {}): Promise<void> {
    const matchId = randomUUID();
    await this.bus.deliver('admin', matchingEvents.statusChanged, matchId, {
      matchId, percentage: 70, candidate: { id: randomUUID(), firstName: 'Mila', lastName: 'Verhoef', isTest: false },
      vacancy: { id: randomUUID(), title: 'Nurse', companyId: null, companyName: 'De Zonnehoek' },
      from: 'MATCHED', to: 'APPLIED', actor: 'CANDIDATE', actorId: randomUUID(), at: new Date().toISOString(), ...over,
    }); // prettier-ignore
  }
}

/** The code and status of a call that is refused. */

export const anAccount = (over: Partial<AccountSnapshot> = {}): AccountSnapshot => ({
  accountId: randomUUID(),
  email: `person.${randomUUID()}@example.org`,
  firstName: 'Mila',
  lastName: 'Verhoef',
  phone: '+31612345678',
  linkedinUrl: null,
  accountType: 'CANDIDATE',
  authProvider: 'email',
  language: 'nl',
  isAdmin: false,
  isTest: false,
  mailPreferences: { newMatches: true, matchChanged: true, interviewCheck: true },
  membership: null,
  createdAt: moment,
  updatedAt: moment,
  ...over,
});

export const aCandidate = (candidateId: string): CandidateSnapshot => ({
  candidateId,
  contact: { firstName: 'Mila', lastName: 'Verhoef', email: null, phone: null, linkedinUrl: null, picture: null, address: null },
  wishes: { preferences: null, city: null, country: null, latitude: null, longitude: null },
  isTest: false,
  intakeProgress: 40,
  createdAt: moment,
});

export const aCompany = (): CompanySnapshot => ({
  companyId: randomUUID(), companyName: 'De Zonnehoek', industry: null, companySize: null, address: null, foundingDate: null, websites: {},
  logoUrl: null, summaryUrl: null, userDescription: null, activelyScraping: false, intakeProgress: 50, createdAt: moment, updatedAt: moment,
  members: [],
}); // prettier-ignore

export const aVacancy = (company: CompanySnapshot | null): VacancySnapshot => ({
  id: randomUUID(), title: 'Nurse', address: null,
  employer: { id: company?.companyId ?? null, companyName: company?.companyName ?? 'Elsewhere', logoUrl: null, address: null, summaryUrl: null },
  salaryMin: null, salaryMax: null, salaryIsEstimated: false, workModel: null, homeworkDays: 0, minHoursPerWeek: 38, contractType: null,
  isScraped: company === null, originalUrl: null, summaryUrl: null, filledSince: null, createdAt: moment, description: null, requiredSkills: [],
  responsibilities: [], benefits: [], requiredExperience: null, requiredEducation: [], requiredLanguages: [], requiredVisa: [],
  flags: { basicInfoValid: true, detailsValid: true, readStatus: 'VERIFIED' }, sourceType: null, markdownSummary: null, intakeProgress: 1,
  isPublished: true, companySize: null, industry: null,
}); // prettier-ignore
