import { Controller } from '@nestjs/common';
import type { PayloadOf } from '@tandem/contracts/define';
import { matchingJobs } from '@tandem/contracts/matching/matching.jobs';
import { topics } from '@tandem/contracts/topics';
import { vacanciesEvents } from '@tandem/contracts/vacancies/vacancies.events';
import { Clock } from '@tandem/service-kit/clock';
import type { Tx } from '@tandem/service-kit/database';
import { On } from '@tandem/service-kit/listens';
import { CompaniesRepository } from '../companies/companies.repository';
import { ClosedVacancies } from '../matches/closed-vacancies';
import { EndedApplications } from '../matches/ended-applications';
import { MatchesRepository } from '../matches/matches.repository';
import { RunsRepository } from '../runs/runs.repository';
import { toldVacancy } from '../vacancies/told-vacancy';
import { VacanciesRepository } from '../vacancies/vacancies.repository';

/** Somebody who edits saves more than once: the run waits for him a little. */
const WAIT = 1_000;

@Controller()
export class VacancyListener {
  constructor(
    private readonly clock: Clock,
    private readonly companies: CompaniesRepository,
    private readonly vacancies: VacanciesRepository,
    private readonly runs: RunsRepository,
    private readonly ended: EndedApplications,
    private readonly closed: ClosedVacancies,
    private readonly matches: MatchesRepository,
  ) {}

  @On('matching', vacanciesEvents.vacancyChanged)
  async changed(snapshot: PayloadOf<typeof vacanciesEvents.vacancyChanged>, tx: Tx): Promise<void> {
    const company = snapshot.employer.id ? await this.companies.find(tx.manager, snapshot.employer.id) : null;
    const told = toldVacancy(snapshot, company ?? undefined);
    const before = await this.vacancies.find(tx.manager, told.id);
    await this.vacancies.tell(tx, [told], this.clock.now());
    if (before?.isOpen && (!told.isPublished || told.filledSince)) await this.closed.tell(tx, told.id);
    if (before && told.isPublished && before.card.title !== told.card.title) await this.tellName(tx, told.id);
  }

  @On('matching', vacanciesEvents.vacancyPublished)
  async published({ vacancyId }: PayloadOf<typeof vacanciesEvents.vacancyPublished>, tx: Tx): Promise<void> {
    const runId = this.clock.id();
    await this.runs.expectVacancy(tx, vacancyId, runId);
    await tx.queue(matchingJobs.matchVacancy, runId, { vacancyId, runId }, { delay: WAIT });
  }

  @On('matching', vacanciesEvents.vacancyDeleted)
  async deleted({ vacancyId }: PayloadOf<typeof vacanciesEvents.vacancyDeleted>, tx: Tx): Promise<void> {
    const ended = await this.ended.ofVacancies(tx, [vacancyId]);
    await this.vacancies.remove(tx, vacancyId, this.clock.now());
    await tx.forget(vacancyId);
    await this.ended.tell(tx, 'VACANCY', ended);
  }

  /** Whoever has it on his board sees its new name. */
  private async tellName(tx: Tx, vacancyId: string): Promise<void> {
    for (const accountId of await this.matches.boardsWith(tx, vacancyId)) tx.hint(topics.matches(accountId));
  }
}
