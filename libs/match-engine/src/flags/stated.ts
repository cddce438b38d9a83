import type { VacancyFacts } from '../facts';
import { languageCode } from '../levels/languages';
import { conceptOf, conceptsOf } from './concepts';

type Stated = { says: string[]; denies: string[] };

const nothing: Stated = { says: [], denies: [] };

const byContract: Record<NonNullable<VacancyFacts['contractType']>, Stated> = {
  PERMANENT: { says: ['permanent'], denies: ['temporary', 'freelance'] },
  TEMPORARY: { says: ['temporary'], denies: ['permanent'] },
  FREELANCE: { says: ['freelance'], denies: ['permanent'] },
  INTERNSHIP: { says: ['temporary'], denies: ['permanent'] },
};

const byWorkModel: Record<NonNullable<VacancyFacts['workModel']>, Stated> = {
  ON_SITE: { says: [], denies: ['remote'] },
  HYBRID: { says: ['remote'], denies: [] },
  REMOTE: { says: ['remote'], denies: [] },
};

/** A single required language is what people speak at work. */
const byLanguages = (languages: VacancyFacts['requiredLanguages']): Stated => {
  const codes = new Set(languages?.map(languageCode));
  if (codes.size !== 1) return nothing;
  if (codes.has('nl')) return { says: ['dutch-language'], denies: ['english-language'] };
  return codes.has('en') ? { says: ['english-language'], denies: ['dutch-language'] } : nothing;
};

const hoursOfFourDays = 32;
/** More than this a week takes a fifth day, unless the text offers a shorter week. */
const mostHoursOfFourDays = 36;

const byHours = (hours: number | null, told: { says: readonly number[] }): Stated => {
  if (hours === null) return nothing;
  if (hours <= hoursOfFourDays) return { says: ['four-day-week'], denies: [] };
  return hours > mostHoursOfFourDays && !told.says.includes(conceptOf('four-day-week')) ? { says: [], denies: ['four-day-week'] } : nothing;
};

/** Who works in the evening or at night does not work mornings or school hours alone, unless the text says so. */
const byTimes = ({ says }: { says: readonly number[] }): Stated => {
  const isSaid = (key: string): boolean => says.includes(conceptOf(key));
  if (!isSaid('evenings') && !isSaid('night-shifts')) return nothing;
  return { says: [], denies: ['mornings', 'school-hours'].filter((key) => !isSaid(key)) };
};

/** What a vacancy says to wishes and objections: in its texts, and by its contract, work model, languages and hours. */
export const statedConcepts = (facts: VacancyFacts): { says: number[]; denies: number[] } => {
  const written = [facts.title, ...facts.requiredSkills, ...facts.responsibilities, ...facts.benefits, facts.description].join('\n');
  const told = conceptsOf(written);
  const stated = [
    facts.contractType ? byContract[facts.contractType] : nothing,
    facts.workModel ? byWorkModel[facts.workModel] : nothing,
    byLanguages(facts.requiredLanguages),
    byHours(facts.hours, told),
    byTimes(told),
  ];
  return {
    says: [...new Set([...told.says, ...stated.flatMap(({ says }) => says.map(conceptOf))])],
    denies: [...new Set([...told.denies, ...stated.flatMap(({ denies }) => denies.map(conceptOf))])],
  };
};
