import { Controller } from '@nestjs/common';
import type { PayloadOf } from '@tandem/contracts/define';
import { matchingEvents } from '@tandem/contracts/matching/matching.events';
import { topics } from '@tandem/contracts/topics';
import type { Tx } from '@tandem/service-kit/database';
import { On } from '@tandem/service-kit/listens';
import { CompaniesRepository } from '../companies/companies.repository';
import { VacanciesRepository } from '../vacancies/vacancies.repository';
import { VacanciesService } from '../vacancies/vacancies.service';

/** What matching finds out about vacancies. */
@Controller()
export class MatchingListener {
  constructor(
    private readonly vacancies: VacanciesRepository,
    private readonly companies: CompaniesRepository,
    private readonly changes: VacanciesService,
  ) {}

  @On('vacancies', matchingEvents.potentialChanged)
  async potentialChanged(
    { vacancyId, amountPotentialCandidates }: PayloadOf<typeof matchingEvents.potentialChanged>,
    tx: Tx,
  ): Promise<void> {
    const vacancy = await this.vacancies.lock(tx, vacancyId);
    if (!vacancy) return;
    await this.vacancies.save(tx, { ...vacancy, amountPotentialCandidates });
    tx.hint(topics.vacancyUpdates(vacancyId), { readStatus: vacancy.readStatus });
  }

  /** The first one who gets the job fills the vacancy, and nothing empties it. */
  @On('vacancies', matchingEvents.statusChanged)
  async statusChanged({ to, at, vacancy: { id } }: PayloadOf<typeof matchingEvents.statusChanged>, tx: Tx): Promise<void> {
    const vacancy = to === 'JOB_TAKEN' ? await this.vacancies.lock(tx, id) : null;
    if (!vacancy || vacancy.filledSince) return;
    const company = vacancy.companyId === null ? null : await this.companies.find(tx.manager, vacancy.companyId);
    await this.changes.store(tx, { ...vacancy, filledSince: new Date(at) }, company);
  }
}
