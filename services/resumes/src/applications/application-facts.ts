import type { VacancySnapshot } from '@tandem/contracts/entities/snapshots';
import type { ApplicationFacts } from '@tandem/writing/application-facts';
import type { ResumeRow } from '../resume/resume.entity';

const latestFirst = (a: { startDate: string | null; endDate: string | null }, b: typeof a): number =>
  (b.endDate ?? '9999').localeCompare(a.endDate ?? '9999') || (b.startDate ?? '').localeCompare(a.startDate ?? '');

/** What a letter may speak of; what is hidden on the resume is not. `today` is YYYY-MM-DD. */
export const applicationFacts = (row: ResumeRow, name: string, vacancy: VacancySnapshot, today: string): ApplicationFacts => {
  const shown = <T extends { hiddenOnResume: boolean }>(entries: readonly T[]): T[] =>
    entries.filter(({ hiddenOnResume }) => !hiddenOnResume);
  const skills = shown(row.skills);
  return {
    today,
    name,
    workExperiences: shown(row.workExperiences).toSorted(latestFirst),
    educations: shown(row.educations),
    skills: skills
      .filter(({ type }) => type !== 'LANGUAGES')
      .map(({ id, stack, yearsOfExperience }) => ({ id, name: stack, years: yearsOfExperience })),
    languages: skills
      .filter(({ type }) => type === 'LANGUAGES')
      .map(({ id, stack, description }) => ({ id, name: stack, level: description })),
    summary: row.summary,
    vacancy: {
      title: vacancy.title ?? '',
      companyName: vacancy.employer.companyName,
      requiredSkills: vacancy.requiredSkills,
      requiredLanguages: vacancy.requiredLanguages,
    },
  };
};
