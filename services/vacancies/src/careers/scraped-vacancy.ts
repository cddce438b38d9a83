import type { ImportedVacancy } from '@tandem/contracts/vacancies/vacancies';
import { cutText } from '@tandem/domain/cut-text';
import { textLimits } from '@tandem/domain/limits';
import type { ReadVacancy } from '@tandem/vacancy-reader/result';
import { fieldsOf } from '../sources/from-reading';

export type Employer = { companyId: string | null; companyName: string };

/** A vacancy of somebody's site as it is brought in; null when it has no title. */
export const scrapedVacancy = (
  read: ReadVacancy,
  id: string,
  originalUrl: string,
  { companyId, companyName }: Employer,
): ImportedVacancy | null => {
  const { title, minHoursPerWeek, homeworkDays, workModel, ...fields } = fieldsOf(read);
  if (!title) return null;
  return {
    ...fields,
    id,
    title,
    companyId,
    companyName: companyId === null ? (read.company ? cutText(read.company.value, textLimits.line) : companyName) : companyName,
    isScraped: true,
    originalUrl,
    source: read.text,
    ...(read.hours && minHoursPerWeek !== null ? { minHoursPerWeek } : {}),
    ...(read.workModel || read.homeDays ? { homeworkDays, workModel } : {}),
  };
};
