import type { VacancySnapshot } from '@tandem/contracts/entities/snapshots';
import type { Company } from '../companies/company.entity';
import type { Vacancy } from '../vacancies/vacancy.entity';
import { vacancyView } from '../vacancies/vacancy.view';

/** A vacancy as other services know it. The address is its own: who needs one falls back to the employer's. */
export const vacancySnapshot = (vacancy: Vacancy, company: Company | undefined): VacancySnapshot => {
  const { source: _, amountPotentialCandidates: __, ...view } = vacancyView(vacancy, company, false);
  return {
    ...view,
    address: vacancy.address,
    isPublished: vacancy.isPublished,
    companySize: company?.companySize ?? null,
    industry: company?.industry ?? null,
  };
};
