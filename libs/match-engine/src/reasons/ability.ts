import type { CandidateFacts } from '../facts';
import { educationFinding, experienceFit, languagesFinding } from '../parts/ability';
import { heldCloseness, isRelatedTitle, occupationFit } from '../parts/occupation';
import { skillsFit } from '../parts/skills';
import { demandedLicences, ownedLicences } from '../levels/licences';
import { languageCode } from '../levels/languages';
import { yearsWorked } from '../levels/worked';
import { titleProfile } from '../title-profile';
import { whole } from './fields';
import { type Draft, draft, type Quote, type ReasonKey } from './reason';
import type { Pair } from './pair';

/** The jobs whose years are told: those in work like this, or all of them where none is, as their years count for it too. */
const tellingJobs = ({ facts, candidate, vacancy }: Pair): CandidateFacts['titles'] => {
  const known = candidate.titles.filter(({ isWanted }) => !isWanted);
  const related = facts.candidate.titles.filter((held, index) => isRelatedTitle(known[index] ?? titleProfile(held.title, held), vacancy));
  return related.some(({ months }) => months !== null) ? related : facts.candidate.titles;
};

/** What is lost by the rungs somebody stands above the job; half a rung is the same level. */
const levelKey = (above: number): ReasonKey => {
  if (Math.abs(above) < 1) return 'reason.experience.short';
  if (Math.abs(above) < 2) return above > 0 ? 'reason.experience.above' : 'reason.experience.below';
  return above > 0 ? 'reason.experience.farAbove' : 'reason.experience.farBelow';
};

/** Whoever has the years and lost by them has them in other work. */
const lostKey = (above: number, { years, asked }: { years: number; asked: number }): ReasonKey => {
  const key = levelKey(above);
  return key === 'reason.experience.short' && asked > 0 && years >= asked ? 'reason.experience.elsewhere' : key;
};

/** Years and level. */
export const experienceReasons = (pair: Pair): Draft[] => {
  const { candidate, vacancy, facts } = pair;
  const work = occupationFit(candidate, vacancy, skillsFit(candidate, vacancy) ?? 0).value;
  const value = experienceFit(candidate, vacancy, Math.max(work, heldCloseness(candidate, vacancy)))?.value ?? 0;
  const asked = vacancy.years ?? 0;
  const jobs = tellingJobs(pair);
  // Whole years, as everywhere: nobody has twelve before the twelfth is over.
  const params = { years: Math.floor(yearsWorked(jobs)), asked };
  const you = jobs.slice(0, 1).flatMap(({ field, title }) => whole(field, title));
  const they = asked > 0 ? whole('requiredExperience', facts.vacancy.requiredExperience) : whole('title', facts.vacancy.title);
  const own = candidate.rung ?? 0;
  const above = own - (vacancy.rung ?? own);
  const level = value === 1 ? 'reason.experience.level' : 'reason.experience.partly';
  return [
    draft('experience', asked > 0 ? 'reason.experience.years' : level, value, { params, you, they }),
    draft('experience', lostKey(above, params), value - 1, { params, you, they }),
  ];
};

/** Where the candidate names a licence of these kinds, and where the vacancy demands them. */
const licenceQuotes = ({ facts, candidate, vacancy, own, asked }: Pair): { isMissing: boolean; you: Quote[]; they: Quote[] } => {
  const missing = vacancy.licences.filter((group) => !group.some((licence) => candidate.licences?.includes(licence)));
  const wanted = new Set((missing.length > 0 ? missing : vacancy.licences).flat());
  const they = asked
    .filter(({ field, text }) =>
      demandedLicences(field.startsWith('requiredSkills') ? [text] : [], text).some((group) =>
        group.some((licence) => wanted.has(licence)),
      ),
    )
    .slice(0, 1)
    .flatMap(({ field, text }) => (text.length < 160 ? whole(field, text) : sentenceWith(field, text, wanted)));
  const you =
    missing.length > 0
      ? []
      : own
          .filter(({ text }) => ownedLicences([text], [text]).some((licence) => wanted.has(licence)))
          .slice(0, 1)
          .flatMap(({ field, text }) => whole(field, text.slice(0, 160)));
  return { isMissing: missing.length > 0, you, they: they.length > 0 ? they : whole('title', facts.vacancy.title) };
};

const sentenceWith = (field: string, text: string, licences: ReadonlySet<string>): Quote[] => {
  let start = 0;
  for (const sentence of text.split(/(?<=[.!?;\n])/)) {
    if (demandedLicences([], sentence).some((group) => group.some((licence) => licences.has(licence))))
      return [{ field, start, end: start + sentence.length, text: sentence }];
    start += sentence.length;
  }
  return [];
};

/** Diploma and licences. */
export const educationReasons = (pair: Pair): Draft[] => {
  const { candidate, vacancy, facts } = pair;
  const value = educationFinding(candidate, vacancy)?.value ?? 0;
  if (vacancy.licences.length > 0) {
    const { isMissing, you, they } = licenceQuotes(pair);
    if (isMissing) return [draft('education', 'reason.licence.missing', -1, { they })];
    if (vacancy.educationRung === null) return [draft('education', 'reason.licence.met', 1, { you, they })];
  }
  if (vacancy.educationRung === 0) return [draft('education', 'reason.education.free', value)];
  const required = (facts.vacancy.requiredEducation ?? []).join(', ');
  const level = facts.vacancy.requiredEducation?.[0]?.toUpperCase() ?? 'OTHER';
  const highest = facts.candidate.educations.find(({ type }) => type !== 'CERTIFICATE') ?? facts.candidate.educations[0];
  const quotes = { params: { level }, you: highest ? whole(highest.field, highest.title) : [], they: whole('requiredEducation', required) };
  const won = value === 1 ? 'reason.education.met' : 'reason.education.near';
  return [draft('education', won, value, quotes), draft('education', 'reason.education.below', value - 1, quotes)];
};

/** The languages that are asked, by the one that is worst. */
export const languageReasons = (pair: Pair): Draft[] => {
  const { candidate, vacancy, facts } = pair;
  const value = languagesFinding(candidate, vacancy)?.value ?? 0;
  const own = candidate.languages ?? {};
  const groups = vacancy.languages ?? [];
  const bestOf = (group: readonly string[]): string => [...group].sort((a, b) => (own[b] ?? 0) - (own[a] ?? 0))[0] ?? '';
  const language = groups.map(bestOf).sort((a, b) => (own[a] ?? 0) - (own[b] ?? 0))[0];
  if (language === undefined) return [draft('languages', 'reason.language.free', value)];
  const spoken = facts.candidate.languages
    .filter(({ name }) => languageCode(name) === language)
    .flatMap(({ field, name }) => whole(field, name));
  const asked = (facts.vacancy.requiredLanguages ?? []).map((name, index) => ({ name, field: `requiredLanguages.${index}` }));
  const they = asked.filter(({ name }) => languageCode(name) === language).flatMap(({ name, field }) => whole(field, name));
  const quotes = { params: { language }, you: spoken, they };
  const lost = value === 0 ? 'reason.language.missing' : 'reason.language.weak';
  const won = value === 1 ? 'reason.language.met' : 'reason.language.some';
  return [draft('languages', won, value, quotes), draft('languages', lost, value - 1, quotes)];
};
