import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import { problem } from '@tandem/contracts/codes';
import type { CandidateSnapshot, CompanySnapshot, ResumeSnapshot, VacancySnapshot } from '@tandem/contracts/entities/snapshots';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { vacanciesEvents } from '@tandem/contracts/vacancies/vacancies.events';
import { Db } from '@tandem/service-kit/database';
import { migrate } from '@tandem/service-kit/migrate';
import { type RunningService, startService } from '@tandem/service-kit/start';
import { testEnvironment, type TestEnvironment } from '@tandem/test-kit/environment';
import { eventually } from '@tandem/test-kit/eventually';
import { TestBus } from '@tandem/test-kit/test-bus';
import { service } from '../src/service';

/** Matching on real servers; its neighbours answer what a test put into these maps. */
export class Stack {
  readonly candidates = new Map<string, CandidateSnapshot>();
  readonly resumes = new Map<string, ResumeSnapshot>();
  readonly vacancies = new Map<string, VacancySnapshot>();
  /** How often accounts still answers for a candidate before it fails; absent is for ever. */
  readonly answersLeft = new Map<string, number>();

  private constructor(
    readonly env: TestEnvironment,
    readonly matching: RunningService,
    readonly bus: TestBus,
  ) {}

  static async start(): Promise<Stack> {
    const env = await testEnvironment(['matching'], { MATCHING_THREADS: '1' });
    await migrate(service, env.of('matching'));
    const stack = new Stack(env, await startService(service, env.of('matching')), await TestBus.connect(env.of('matching')));
    await stack.bus.standIn(accountsCalls.candidateSnapshot, ({ body }) => stack.candidateOf(body.candidateId));
    await stack.bus.standIn(resumesCalls.snapshot, ({ body }) => stack.resumes.get(body.candidateId));
    await stack.bus.standIn(vacanciesCalls.snapshot, ({ body }) => stack.vacancies.get(body.vacancyId));
    return stack;
  }

  async stop(): Promise<void> {
    await this.bus.close();
    await this.matching.stop();
    await this.env.remove();
  }

  private candidateOf(id: string): CandidateSnapshot | undefined {
    if (!this.candidates.has(id)) throw problem('candidate_not_found');
    const left = this.answersLeft.get(id) ?? Number.POSITIVE_INFINITY;
    this.answersLeft.set(id, left - 1);
    return left > 0 ? this.candidates.get(id) : undefined;
  }

  /** A candidate his owners know; matching hears of him when it asks. */
  knows(candidate: CandidateSnapshot, resume: ResumeSnapshot): void {
    this.candidates.set(candidate.candidateId, candidate);
    this.resumes.set(candidate.candidateId, resume);
  }

  async tellVacancy(vacancy: VacancySnapshot): Promise<void> {
    this.vacancies.set(vacancy.id, vacancy);
    await this.bus.deliver('matching', vacanciesEvents.vacancyChanged, vacancy.id, vacancy);
  }

  async tellCompany(company: CompanySnapshot): Promise<void> {
    await this.bus.deliver('matching', accountsEvents.companyChanged, company.companyId, company);
  }

  /** All profiles are made. */
  async profiled(): Promise<void> {
    await eventually(
      async () =>
        expect(await this.sql('select 1 from vacancy where is_stale union all select 1 from candidate where is_stale')).toEqual([]),
      30_000,
    );
  }

  /** Starts a run and waits until it has ended. */
  async match(candidateId: string): Promise<void> {
    const who = { accountId: candidateId, accountType: 'CANDIDATE' as const };
    await this.bus.call(matchingCalls.startMatching, {}, who);
    await this.matched(candidateId);
  }

  async matched(candidateId: string): Promise<void> {
    await eventually(
      async () =>
        expect(await this.sql('select being_matched from candidate_run where candidate_id = $1', [candidateId])).toEqual([
          { being_matched: false },
        ]),
      30_000,
    );
  }

  async sql(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    return this.matching.app.get(Db).source.query(text, values);
  }

  /** Payloads of the events of this name, in order. */
  async told(name: string, aggregateId?: string): Promise<Record<string, unknown>[]> {
    const rows = await this.sql('select payload from outbox where name = $1 and ($2::text is null or aggregate_id = $2) order by seq', [
      name,
      aggregateId ?? null,
    ]);
    return rows.map(({ payload }) => payload as Record<string, unknown>);
  }
}
