import { Injectable } from '@nestjs/common';
import type { SalaryEstimate } from '@tandem/contracts/vacancies/reading';
import { leastComparableSalaries } from '@tandem/domain/vacancy-reading';
import type { EntityManager } from 'typeorm';
import type { Vacancy } from '../vacancies/vacancy.entity';
import { payGroupOf } from './pay-group';
import { SalariesRepository } from './salaries.repository';

const roundTo = 50;
/** Regions are kept as "NL Utrecht". */
const countryLength = 'NL '.length;
const rounded = (amount: number): number => Math.round(amount / roundTo) * roundTo;

/** What a vacancy without a salary may pay, by the published vacancies of the product itself. */
@Injectable()
export class SalaryEstimates {
  constructor(private readonly salaries: SalariesRepository) {}

  /** From the closest group with at least five vacancies: with level and region, with the level, the occupation alone. Null without one. */
  async of(manager: EntityManager, vacancy: Pick<Vacancy, 'id' | 'title' | 'address'>): Promise<SalaryEstimate | null> {
    const group = payGroupOf(vacancy);
    if (group.payOccupation === null) return null;
    const wider = [...(group.payRegion ? [group] : []), { ...group, payRegion: null }, { ...group, payRegion: null, payLevel: null }];
    for (const compared of wider) {
      const { payLevel, payRegion } = compared;
      const { count, salaryMin, salaryMax } = await this.salaries.compare(manager, vacancy, compared);
      if (count < leastComparableSalaries) continue;
      const basis = { count, occupation: vacancy.title ?? '', level: payLevel, region: payRegion?.slice(countryLength) ?? null };
      return { ...basis, salaryMin: rounded(salaryMin), salaryMax: rounded(salaryMax) };
    }
    return null;
  }

  /** Gives a vacancy that names no salary the estimate, if there is one. */
  async apply(manager: EntityManager, vacancy: Vacancy): Promise<void> {
    const isOpen = vacancy.salaryMin === null && vacancy.salaryMax === null;
    if (!isOpen && !vacancy.salaryIsEstimated) return;
    const estimate = await this.of(manager, vacancy);
    vacancy.salaryIsEstimated = estimate !== null;
    vacancy.salaryMin = estimate?.salaryMin ?? null;
    vacancy.salaryMax = estimate?.salaryMax ?? null;
    vacancy.salaryBasis = estimate && {
      count: estimate.count,
      occupation: estimate.occupation,
      level: estimate.level,
      region: estimate.region,
    };
  }
}
