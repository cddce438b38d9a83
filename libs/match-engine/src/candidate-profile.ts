import { verbose } from '@tandem/domain/verbose';
import { alternativesOf } from './alternatives';
import { findSkills, skillsNamed } from './dictionary';
import type { CandidateFacts, Lack } from './facts';
import { fieldKeys, fieldsOfOccupations } from './fields/fields';
import { flagProfiles, leftProfiles } from './flags/flag-profile';
import { impersonal } from './impersonal';
import { highestRung } from './levels/education';
import { languageCode, usefulness } from './levels/languages';
import { ownedLicences } from './levels/licences';
import type { CandidateProfile, LanguageLevels, TitleProfile, WeightedSkill } from './profile-types';
import { rungOfYears } from './levels/seniority';
import { yearsWorked } from './levels/worked';
import { gistOf, type Weighted } from './text/gist';
import { nameHash } from './text/hash';
import { heldShare, shareOf, titleProfile, wantedProfile } from './title-profile';
import { engineVersion } from './version';

const most = { titles: 6, skills: 80 };

/** A few years make a skill; a skill without years is taken as known, not as mastered. */
const firmness = (years: number | null): number => (years === null ? 0.85 : Math.min(1, 0.6 + 0.1 * Math.max(0, years)));

/** What one has or has not, and masters no further: no years of it are more than the paper. */
const paper = verbose('i')`
  certifi[ck]a|getuigschrift|rijbewijs|(?:driving|driver'?s) licen[cs]e
  |\b(?:vca(?:[- ](?:basis|vol))?|bhv|ehbo|adr|big|code ?95|nen ?3140|big-registratie)\b
`;

const lacks = (facts: CandidateFacts, what: Lack): boolean => facts.lacks?.includes(what) ?? false;

const jobOf = (field: string): string => field.slice(0, field.lastIndexOf('.'));

/** How much a text counts by the job it tells of: what was done long ago says less of what somebody does. */
const sharesOf = (facts: CandidateFacts): ((field: string) => number) => {
  const shares = new Map(facts.titles.map(({ field, months, monthsAgo }) => [jobOf(field), shareOf(months, monthsAgo)]));
  return (field) => shares.get(jobOf(field)) ?? 1;
};

const skillsOf = (facts: CandidateFacts): WeightedSkill[] => {
  const share = sharesOf(facts);
  const held = new Map<number, number>();
  const hold = (id: number, weight: number): void => void held.set(id, Math.max(held.get(id) ?? 0, weight));
  for (const { name, years } of facts.skills) for (const id of skillsNamed(name)) hold(id, paper.test(name) ? 1 : firmness(years));
  for (const { type, title, completed } of facts.educations) {
    // A study teaches some of what it is called after; a certificate proves all of it.
    const share = completed && (type === 'CERTIFICATE' || paper.test(title)) ? 1 : completed ? 0.8 : 0.5;
    for (const { skillId } of findSkills(title)) hold(skillId, share);
  }
  for (const { field, title } of facts.titles) for (const { skillId } of findSkills(title)) hold(skillId, share(field));
  for (const { field, text } of facts.texts) for (const { skillId } of findSkills(text)) hold(skillId, 0.7 * share(field));
  return [...held]
    .map(([id, weight]) => ({ id, weight }))
    .sort((a, b) => b.weight - a.weight || a.id - b.id)
    .slice(0, most.skills);
};

const languagesOf = (facts: CandidateFacts): LanguageLevels | null => {
  const known = facts.languages.flatMap(({ name, level }) => {
    const code = languageCode(name);
    return code === null ? [] : [[code, usefulness(level)] as const];
  });
  return known.length > 0 ? Object.fromEntries(known) : null;
};

/** The rung a person stands on: what the present and wanted titles say, else what the years say. */
const rungOf = (titles: readonly TitleProfile[], years: number, isStarter: boolean): number | null => {
  const told = titles.slice(0, 2).flatMap(({ rung }) => rung ?? []);
  if (told.length > 0) return Math.max(...told);
  return years > 0 || isStarter ? rungOfYears(years) : null;
};

/** Licences are found in everything that was written; without a list of diplomas or skills none can be called missing. */
const licencesOf = (facts: CandidateFacts): string[] | null => {
  if (facts.educations.length === 0 && facts.skills.length === 0 && !lacks(facts, 'diploma')) return null;
  const written = [
    ...facts.educations.map(({ title }) => title),
    ...facts.skills.map(({ name }) => name),
    ...facts.texts.map(({ text }) => text),
  ];
  return ownedLicences(
    written,
    facts.titles.map(({ title }) => title),
  );
};

const headOf = (facts: CandidateFacts, held: number): Weighted[] => [
  ...(facts.wantedTitle ? [{ text: facts.wantedTitle, times: 8 }] : []),
  ...facts.titles.map(({ title, monthsAgo }) => ({ text: title, times: held * ((monthsAgo ?? 0) <= 60 ? 4 : 2) })),
];

const bodyOf = (facts: CandidateFacts): Weighted[] => {
  const share = sharesOf(facts);
  return [
    ...facts.skills.map(({ name }) => ({ text: name, times: 3 })),
    ...facts.educations.map(({ title }) => ({ text: title, times: 1.5 })),
    ...facts.texts.map(({ field, text }) => ({ text, times: share(field), isFree: true })),
  ];
};

const wishesOf = ({ wishes, left = [] }: CandidateFacts): CandidateProfile['wishes'] => ({
  jobTypes: [...(wishes.jobTypes ?? [])],
  hours: wishes.hoursPerWeek ?? null,
  workModels: [...(wishes.workModels ?? [])],
  industries: [...(wishes.industries ?? [])],
  companySizes: [...(wishes.companySize ?? [])],
  salary: wishes.salary ?? null,
  benefits: flagProfiles((wishes.wantedBenefits ?? []).map((value) => ({ value, dealbreaker: false }))),
  flags: flagProfiles(wishes.greenFlags, wishes.redFlags),
  ...(left.length > 0 ? { left: leftProfiles(left) } : {}),
  travelMode: wishes.travelMode ?? null,
  travelMinutes: wishes.travelTime ?? null,
});

/** The fields of the work that is wanted, and as far as it counts of that which was done. */
const fieldsOfTitles = (titles: readonly TitleProfile[], held: number): number[] =>
  fieldsOfOccupations(
    titles.flatMap(({ occupations, isWanted }) =>
      occupations.map(({ isco, confidence }) => ({ isco, confidence: isWanted ? confidence : held * confidence })),
    ),
  );

/** The sentence of a search that describes the work and does not name it: what it says of leading or teaching holds for each job it stands for. */
const sentenceOf = ({ isSearch, wantedTitle, described = [], texts }: CandidateFacts): string =>
  isSearch && described.some(({ title }) => title === wantedTitle) ? texts.map(({ text }) => text).join(' ') : '';

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/**
 * How long ago jobs were, counted from the end of the last one: a time without a job, at home or out of health, makes nobody's work older
 * than what he did after it does. A vacancy that asks years is met by years.
 */
const sinceLastJob = (facts: CandidateFacts): CandidateFacts => {
  const last = Math.min(...facts.titles.flatMap(({ monthsAgo }) => monthsAgo ?? []));
  if (!Number.isFinite(last) || last === 0) return facts;
  return { ...facts, titles: facts.titles.map((held) => ({ ...held, monthsAgo: held.monthsAgo === null ? null : held.monthsAgo - last })) };
};

/** Works out once what every score of this candidate needs. The same facts give the same profile. */
export const candidateProfile = (given: CandidateFacts): CandidateProfile => {
  const facts = sinceLastJob(impersonal(given));
  const alternatives = alternativesOf(given);
  const wanted = facts.wantedTitle ? [wantedProfile(facts.wantedTitle, sentenceOf(facts))] : [];
  const titles = [...wanted, ...facts.titles.map((held) => titleProfile(held.title, held))].slice(0, most.titles);
  const skills = skillsOf(facts);
  const occupations = titles.flatMap((title) => title.occupations);
  const held = heldShare(titles, facts.isSearch);
  const gist = gistOf(headOf(facts, held), bodyOf(facts), fieldKeys.length, fieldsOfTitles(titles, held));
  const years = yearsWorked(facts.titles);
  const isStarter = years === 0 && lacks(facts, 'experience');
  return {
    version: engineVersion(),
    ...(facts.isSearch ? { isSearch: true as const } : {}),
    ...(facts.isHeadline ? { isHeadline: true as const } : {}),
    ...(alternatives.length > 0 ? { alternatives: alternatives.map(candidateProfile) } : {}),
    skillIds: skills.map(({ id }) => id),
    occupationIds: unique(occupations.flatMap(({ id }) => (id === null ? [] : [id]))),
    iscos: unique(occupations.map(({ isco }) => isco).filter(Boolean)),
    stems: gist.stems,
    titles,
    skills,
    skillNames: unique(facts.skills.map(({ name }) => nameHash(name))).sort((a, b) => a - b),
    text: { terms: gist.terms, weights: gist.weights, fields: gist.fields, language: gist.language },
    rung: rungOf(titles, years, isStarter),
    years,
    ...(isStarter ? { isStarter: true as const } : {}),
    educationRung: lacks(facts, 'diploma') ? 0 : highestRung(facts.educations),
    languages: languagesOf(facts),
    licences: licencesOf(facts),
    place: facts.place,
    wishes: wishesOf(facts),
  };
};
