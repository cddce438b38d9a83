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
import { accountSnapshot, candidateSnapshot, companySnapshot, vacancySnapshot } from '@tandem/test-kit/snapshots';
import { TestBus } from '@tandem/test-kit/test-bus';
import { service } from '../src/service';

export type Staff = { accountId: string; isAdmin: true };

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

export const anAccount = (over: Partial<AccountSnapshot> = {}): AccountSnapshot => accountSnapshot({ phone: '+31612345678', ...over });

export const aCandidate = (candidateId: string): CandidateSnapshot => candidateSnapshot({ candidateId });

export const aCompany = (): CompanySnapshot => companySnapshot([], { intakeProgress: 50 });

export const aVacancy = (company: CompanySnapshot | null): VacancySnapshot =>
  vacancySnapshot({
    title: 'Nurse',
    employer: {
      id: company?.companyId ?? null,
      companyName: company?.companyName ?? 'Elsewhere',
      logoUrl: null,
      address: null,
      summaryUrl: null,
    },
    isScraped: company === null,
  });
