import { textLimits } from '@tandem/domain/limits';
import { euro } from '@tandem/domain/salary';
import type { Language } from '@tandem/locales/bundle';
import { textOf } from '@tandem/service-kit/texts';
import type { Vacancy } from '../vacancies/vacancy.entity';

const section = (heading: string, items: readonly string[]): string[] =>
  items.length > 0 ? [`## ${heading}`, items.map((item) => `- ${item.replace(/\s+/g, ' ')}`).join('\n')] : [];

const terms = (vacancy: Vacancy, language: Language): string[] => {
  const { minHoursPerWeek, salaryMin, salaryMax, address, homeworkDays } = vacancy;
  return [
    ...(address?.city ? [textOf(language, 'vacancySummary.place', { city: address.city })] : []),
    ...(minHoursPerWeek ? [textOf(language, 'vacancySummary.hours', { hours: minHoursPerWeek })] : []),
    ...(homeworkDays > 0 ? [textOf(language, 'vacancySummary.homeDays', { days: homeworkDays })] : []),
    ...(salaryMin !== null && salaryMax !== null
      ? [textOf(language, 'vacancySummary.salary', { from: euro(salaryMin), to: euro(salaryMax) })]
      : []),
  ];
};

/** A vacancy in markdown, from its own facts and nothing else. */
export const vacancySummary = (vacancy: Vacancy, language: Language): string =>
  [
    `# ${vacancy.title ?? ''}`,
    ...(vacancy.description ? [vacancy.description.trim()] : []),
    ...section(textOf(language, 'vacancySummary.responsibilities'), vacancy.responsibilities),
    ...section(textOf(language, 'vacancySummary.skills'), vacancy.requiredSkills),
    ...(vacancy.requiredExperience ? [`## ${textOf(language, 'vacancySummary.experience')}`, vacancy.requiredExperience.trim()] : []),
    ...section(textOf(language, 'vacancySummary.benefits'), vacancy.benefits),
    ...section(textOf(language, 'vacancySummary.terms'), terms(vacancy, language)),
  ]
    .join('\n\n')
    .slice(0, textLimits.paragraph);
