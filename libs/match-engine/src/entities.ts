import { isAtHome } from '@tandem/taxonomy/at-home';
import type { CompanySize, Industry } from '@tandem/domain/company';
import type { Preferences, WorkModel } from '@tandem/domain/preferences';
import { languageLevels, type EducationType, type SkillType } from '@tandem/domain/resume';
import type { ContractType } from '@tandem/domain/vacancy';
import type { CandidateFacts, FieldText, HeldTitle, Place, VacancyFacts } from './facts';

/** The parts of a resume the engine reads; dates as YYYY-MM or YYYY-MM-DD, an end of null is the present. */
export type ResumeParts = {
  summary?: string | null;
  workExperiences?: readonly { title?: string | null; startDate?: string | null; endDate?: string | null; description?: string | null }[];
  educations?: readonly {
    educationType?: EducationType | null;
    title?: string | null;
    description?: string | null;
    completed?: boolean | null;
  }[];
  skills?: readonly { type?: SkillType | null; stack?: string | null; yearsOfExperience?: number | null; description?: string | null }[];
};

/** Coordinates of an address, which may be missing. */
export type Whereabouts = { latitude?: number | null; longitude?: number | null } | null | undefined;

const placeOf = (address: Whereabouts): Place | null =>
  typeof address?.latitude === 'number' && typeof address.longitude === 'number'
    ? { latitude: address.latitude, longitude: address.longitude }
    : null;

/** Months since the year 0, or null for what is no date. */
const monthOf = (date: string | null | undefined): number | null => {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?/.exec(date ?? '') ?? [];
  return year === undefined ? null : Number(year) * 12 + Number(month ?? 1) - 1;
};

const texts = (field: string, text: string | null | undefined): FieldText[] => (text?.trim() ? [{ field, text }] : []);

const heldTitle = (work: NonNullable<ResumeParts['workExperiences']>[number], index: number, today: number): HeldTitle[] => {
  if (!work.title?.trim() || isAtHome(work.title)) return [];
  const start = monthOf(work.startDate);
  const end = Math.min(monthOf(work.endDate) ?? today, today);
  return [
    {
      field: `workExperiences.${index}.title`,
      title: work.title,
      months: start === null ? null : Math.max(1, end - start + 1),
      monthsAgo: start === null && !work.endDate ? null : Math.max(0, today - end),
    },
  ];
};

/**
 * The facts of a candidate from the entities of the product. `today` (YYYY-MM-DD) is what present jobs are measured against; field paths
 * are `summary`, `workExperiences.0.title`, `skills.3.stack` and so on, of the resume as given.
 */
export const candidateFactsOf = (
  { resume, preferences, address }: { resume?: ResumeParts | null; preferences?: Preferences | null; address?: Whereabouts },
  today: string,
): CandidateFacts => {
  const now = monthOf(today) ?? 0;
  const { desiredJobTitle, ...wishes } = preferences ?? {};
  const works = resume?.workExperiences ?? [];
  const educations = resume?.educations ?? [];
  const skills = (resume?.skills ?? []).map((skill, index) => ({
    ...skill,
    field: `skills.${index}.stack`,
    name: skill.stack?.trim() ?? '',
  }));
  return {
    wantedTitle: desiredJobTitle?.trim() || null,
    titles: works.flatMap((work, index) => heldTitle(work, index, now)),
    skills: skills
      .filter(({ name, type }) => name && type !== 'LANGUAGES')
      .map(({ field, name, yearsOfExperience }) => ({ field, name, years: yearsOfExperience ?? null })),
    educations: educations.flatMap(({ educationType, title, completed }, index) =>
      title?.trim() ? [{ field: `educations.${index}.title`, type: educationType ?? null, title, completed: completed !== false }] : [],
    ),
    languages: skills
      .filter(({ name, type }) => name && type === 'LANGUAGES')
      .map(({ field, name, description }) => ({ field, name, level: languageLevels.find((level) => level === description) ?? null })),
    texts: [
      ...texts('summary', resume?.summary),
      ...works.flatMap(({ description }, index) => texts(`workExperiences.${index}.description`, description)),
      ...educations.flatMap(({ description }, index) => texts(`educations.${index}.description`, description)),
      ...skills.flatMap(({ description, type }, index) => (type === 'LANGUAGES' ? [] : texts(`skills.${index}.description`, description))),
    ],
    wishes,
    place: placeOf(address),
  };
};

/** The parts of a vacancy the engine reads. Lists may come as one text, with items separated by commas or lines. */
export type VacancyParts = {
  title?: string | null;
  description?: string | null;
  address?: Whereabouts;
  requiredSkills?: readonly string[] | null;
  responsibilities?: readonly string[] | null;
  requiredExperience?: string | null;
  requiredEducation?: readonly string[] | string | null;
  requiredLanguages?: readonly string[] | string | null;
  requiredVisa?: readonly string[] | string | null;
  salaryMin?: number | null;
  salaryMax?: number | null;
  salaryIsEstimated?: boolean | null;
  benefits?: readonly string[] | null;
  minHoursPerWeek?: number | null;
  homeworkDays?: number | null;
  workModel?: WorkModel | null;
  contractType?: ContractType | null;
  employer?: { industry?: Industry | null; companySize?: CompanySize | null; address?: Whereabouts } | null;
};

const listOf = (value: readonly string[] | string | null | undefined): readonly string[] | null => {
  if (value === null || value === undefined) return null;
  return typeof value === 'string'
    ? value
        .split(/[,;\n]/)
        .map((item) => item.trim())
        .filter(Boolean)
    : value;
};

/** The facts of a vacancy from the entity of the product; the place falls back to the employer's. */
export const vacancyFactsOf = (vacancy: VacancyParts): VacancyFacts => ({
  title: vacancy.title ?? '',
  description: vacancy.description ?? '',
  requiredSkills: vacancy.requiredSkills ?? [],
  responsibilities: vacancy.responsibilities ?? [],
  salaryMin: vacancy.salaryMin ?? null,
  salaryMax: vacancy.salaryMax ?? null,
  salaryIsEstimated: vacancy.salaryIsEstimated ?? false,
  hours: vacancy.minHoursPerWeek ?? null,
  contractType: vacancy.contractType ?? null,
  workModel: vacancy.workModel ?? null,
  homeworkDays: vacancy.homeworkDays ?? null,
  requiredEducation: listOf(vacancy.requiredEducation),
  requiredLanguages: listOf(vacancy.requiredLanguages),
  requiredExperience: vacancy.requiredExperience?.trim() || null,
  requiredVisa: listOf(vacancy.requiredVisa),
  benefits: vacancy.benefits ?? [],
  industry: vacancy.employer?.industry ?? null,
  companySize: vacancy.employer?.companySize ?? null,
  place: placeOf(vacancy.address) ?? placeOf(vacancy.employer?.address),
});
