import type { ImportedVacancy } from '@tandem/contracts/vacancies/vacancies';
import { homeDays, workModelOf } from '@tandem/domain/vacancy';
import type { Company } from '../companies/company.entity';
import { payGroupOf } from '../salaries/pay-group';
import { newVacancy } from '../vacancies/new-vacancy';
import { applyFields } from '../vacancies/vacancy-changes';
import type { Vacancy } from '../vacancies/vacancy.entity';

/** A published vacancy from what somebody brings in. Where it was not said how many days are at home, the work model says it. */
export const importedVacancy = (given: ImportedVacancy, company: Company | undefined, now: Date): Vacancy => {
  const { id, companyId = null, createdAt, isScraped, originalUrl = null, workModel, homeworkDays, salaryIsEstimated = false } = given;
  const moment = createdAt ? new Date(createdAt) : now;
  const vacancy = newVacancy({ id, companyId, companyName: company?.companyName ?? given.companyName, createdBy: null, createdAt: moment });
  // What a scraped page leaves out is not known; only the wizard has defaults.
  vacancy.minHoursPerWeek = null;
  applyFields(vacancy, given);
  vacancy.homeworkDays = homeworkDays ?? (workModel ? homeDays[workModel] : 0);
  vacancy.workModel = workModel ?? (homeworkDays === undefined ? null : workModelOf(homeworkDays));
  return {
    ...vacancy,
    ...payGroupOf(vacancy),
    isScraped,
    originalUrl,
    source: given.source ?? null,
    sourceType: given.source ? 'URL' : null,
    salaryIsEstimated,
    basicInfoValid: true,
    detailsValid: true,
    readStatus: 'VERIFIED',
    isPublished: true,
    publishedAt: moment,
  };
};
