import { Injectable } from '@nestjs/common';
import { matchingEvents } from '@tandem/contracts/matching/matching.events';
import type { Tx } from '@tandem/service-kit/database';
import { VacanciesRepository } from './vacancies.repository';

/** How many candidates a vacancy suits: companies see it, so one who comes or goes after its own run counts as well. */
@Injectable()
export class Potential {
  constructor(private readonly vacancies: VacanciesRepository) {}

  async recount(tx: Tx, vacancyIds: readonly string[]): Promise<void> {
    const changed = await this.vacancies.recountPotential(tx, [...new Set(vacancyIds)]);
    await tx.emitAll(
      matchingEvents.potentialChanged,
      changed.map(({ id, amount }) => ({ aggregateId: id, payload: { vacancyId: id, amountPotentialCandidates: amount } })),
    );
  }
}
