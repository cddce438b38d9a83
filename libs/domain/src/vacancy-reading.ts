/** What reading finds in the source of a vacancy. Where a draft has a field for it, it has that field's name. */
export const readFields = [
  'title',
  'companyName',
  'address',
  'salary',
  'hours',
  'workModel',
  'homeworkDays',
  'contractType',
  'jobType',
  'requiredSkills',
  'wishedSkills',
  'responsibilities',
  'benefits',
  'requiredEducation',
  'requiredLanguages',
  'requiredExperience',
  'requiredVisa',
  'closingDate',
  'applicationUrl',
  'description',
] as const;
export type ReadField = (typeof readFields)[number];

/**
 * Why a source could not be read. `unreachable` is all that is told of a host that does not answer or may not be asked; `failed`: it is
 * none of its own doing.
 */
export const vacancyReadErrors = [
  'no_text',
  'encrypted',
  'broken',
  'too_many_pages',
  'too_large',
  'too_slow',
  'too_short',
  'no_vacancy',
  'seeker',
  'other_language',
  'several_vacancies',
  'login_required',
  'page_not_found',
  'too_many_redirects',
  'not_allowed',
  'not_a_page',
  'unreachable',
  'failed',
] as const;
export type VacancyReadError = (typeof vacancyReadErrors)[number];

export const salaryPeriods = ['HOUR', 'DAY', 'MONTH', 'YEAR'] as const;
export type SalaryPeriod = (typeof salaryPeriods)[number];

/** How far along somebody is, as far as pay goes. */
export const salaryLevels = ['STARTER', 'REGULAR', 'SENIOR', 'LEAD'] as const;
export type SalaryLevel = (typeof salaryLevels)[number];

/** Comparable vacancies that an estimate of a salary needs at least. */
export const leastComparableSalaries = 5;
