import { Injectable } from '@nestjs/common';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { matchingJobs } from '@tandem/contracts/matching/matching.jobs';
import { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { Bus } from '@tandem/service-kit/bus';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { Db, type Tx } from '@tandem/service-kit/database';
import type { Staged, Stretch } from '@tandem/service-kit/stretches';
import { CandidatesService } from '../candidates/candidates.service';
import { CompaniesRepository } from '../companies/companies.repository';
import { CompaniesService } from '../companies/companies.service';
import { toldVacancy } from '../vacancies/told-vacancy';
import { VacanciesRepository } from '../vacancies/vacancies.repository';

/** What is copied, in the order in which one needs the other. */
const stages = ['companies', 'vacancies', 'candidates', 'resumes'] as const;
type Stage = (typeof stages)[number];

const AT_ONCE = 200;

/** Fills the read model anew from the owners' snapshots. What was told while a stretch was on its way is newer and stays; whoever went meanwhile stays away. */
@Injectable()
export class RebuildService implements Staged<Stage> {
  readonly stages = stages;

  constructor(
    private readonly db: Db,
    private readonly bus: Bus,
    private readonly clock: Clock,
    private readonly companies: CompaniesService,
    private readonly companyRows: CompaniesRepository,
    private readonly vacancies: VacanciesRepository,
    private readonly candidates: CandidatesService,
  ) {}

  async start(ctx: Ctx): Promise<{ queued: true }> {
    await this.db.run(ctx, async (tx) => tx.queue(matchingJobs.rebuild, this.clock.id(), { after: null }));
    return { queued: true };
  }

  async stretch(ctx: Ctx, stage: Stage, after: string | null): Promise<Stretch> {
    const query = { after, limit: AT_ONCE };
    const askedAt = this.clock.now();
    switch (stage) {
      case 'companies': {
        const { items, next } = await this.bus.call(accountsCalls.companySnapshots, { query }, ctx);
        return { next, write: async (tx) => each(items, async (company) => this.companies.tell(tx, company, askedAt)) };
      }
      case 'vacancies': {
        const { items, next } = await this.bus.call(vacanciesCalls.snapshots, { query }, ctx);
        const write = async (tx: Tx) => {
          const companies = await this.companyRows.findAll(
            tx.manager,
            items.map(({ employer }) => employer.id),
          );
          await this.vacancies.tell(
            tx,
            items.map((vacancy) => toldVacancy(vacancy, companies.get(vacancy.employer.id ?? ''))),
            askedAt,
            true,
          );
        };
        return { next, write };
      }
      case 'candidates': {
        const { items, next } = await this.bus.call(accountsCalls.candidateSnapshots, { query }, ctx);
        return { next, write: async (tx) => each(items, async (candidate) => this.candidates.tellCandidate(tx, candidate, askedAt)) };
      }
      case 'resumes': {
        const { items, next } = await this.bus.call(resumesCalls.snapshots, { query }, ctx);
        return {
          next,
          write: async (tx) => each(items, async (resume) => this.candidates.tellResume(tx, resume.candidateId, resume, askedAt)),
        };
      }
    }
  }
}

const each = async <T>(items: readonly T[], write: (item: T) => Promise<void>): Promise<void> => {
  for (const item of items) await write(item);
};
