import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { adminJobs } from '@tandem/contracts/admin/admin.jobs';
import { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { Bus } from '@tandem/service-kit/bus';
import { Clock } from '@tandem/service-kit/clock';
import { type Ctx, systemOrigin } from '@tandem/service-kit/context';
import { Db, type Tx } from '@tandem/service-kit/database';
import type { Staged, Stretch } from '@tandem/service-kit/stretches';
import { EmployersRepository } from '../companies/employers.repository';
import { CandidatesRepository } from '../users/candidates.repository';
import { PeopleRepository } from '../users/people.repository';
import { Person } from '../users/person.entity';
import { VacanciesRepository } from '../vacancies/vacancies.repository';

/** What is copied, in this order. */
const stages = ['accounts', 'candidates', 'resumes', 'vacancies', 'companies'] as const;
type Stage = (typeof stages)[number];

const AT_ONCE = 200;

/** Milliseconds until a database that did not answer is asked again. */
const RETRY = 5_000;

/** Copies everything anew from its owners' snapshots. What was told while a stretch was on its way is newer and stays. */
@Injectable()
export class RebuildService implements OnApplicationBootstrap, Staged<Stage> {
  readonly stages = stages;

  private readonly logger = new Logger('rebuild');

  constructor(
    private readonly db: Db,
    private readonly bus: Bus,
    private readonly clock: Clock,
    private readonly people: PeopleRepository,
    private readonly candidates: CandidatesRepository,
    private readonly employers: EmployersRepository,
    private readonly vacancies: VacanciesRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.rebuildIfEmpty().catch((error: unknown) => {
      this.logger.warn({ err: error }, 'could not look whether a rebuild is due');
      setTimeout(() => this.onApplicationBootstrap(), RETRY).unref();
    });
  }

  /** Whoever starts with nothing may have missed what was told before. */
  private async rebuildIfEmpty(): Promise<void> {
    if (await this.db.of(Person).exists()) return;
    await this.db.run(systemOrigin('rebuild'), async (tx) => tx.queue(adminJobs.rebuild, 'first', { after: null }));
  }

  async start(ctx: Ctx): Promise<{ queued: true }> {
    await this.db.run(ctx, async (tx) => tx.queue(adminJobs.rebuild, this.clock.id(), { after: null }));
    return { queued: true };
  }

  async stretch(ctx: Ctx, stage: Stage, after: string | null): Promise<Stretch> {
    const query = { after, limit: AT_ONCE };
    const askedAt = this.clock.now();
    switch (stage) {
      case 'accounts': {
        const { items, next } = await this.bus.call(accountsCalls.accountSnapshots, { query }, ctx);
        return { next, write: async (tx) => each(items, async (account) => this.people.tell(tx, account, askedAt)) };
      }
      case 'candidates': {
        const { items, next } = await this.bus.call(accountsCalls.candidateSnapshots, { query }, ctx);
        return {
          next,
          write: async (tx) => each(items, async (one) => this.candidates.tellProgress(tx, one.candidateId, one.intakeProgress)),
        };
      }
      case 'resumes': {
        const { items, next } = await this.bus.call(resumesCalls.snapshots, { query }, ctx);
        return { next, write: async (tx) => each(items, async (one) => this.candidates.tellResume(tx, one.candidateId, one.status)) };
      }
      case 'vacancies': {
        const { items, next } = await this.bus.call(vacanciesCalls.snapshots, { query }, ctx);
        return { next, write: async (tx) => each(items, async (vacancy) => this.vacancies.tell(tx, vacancy, askedAt)) };
      }
      case 'companies': {
        const { items, next } = await this.bus.call(accountsCalls.companySnapshots, { query }, ctx);
        const write = async (tx: Tx) => {
          await each(items, async (company) => this.employers.tell(tx, company, askedAt));
          await this.employers.countVacancies(tx, items.map(({ companyId }) => companyId)); // prettier-ignore
        };
        return { next, write };
      }
    }
  }
}

const each = async <T>(items: readonly T[], write: (item: T) => Promise<void>): Promise<void> => {
  for (const item of items) await write(item);
};
