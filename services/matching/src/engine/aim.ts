import { iscoCloseness } from '@tandem/taxonomy/isco';
import { allOccupations, occupationCloseness } from '@tandem/taxonomy/occupations';
import { skill } from '@tandem/taxonomy/skills';
import { fieldsOfOccupations, spread } from '@tandem/match-engine/fields/fields';
import type { CandidateProfile, VacancyProfile } from '@tandem/match-engine/profile';
import { seeksAnyWork } from '@tandem/match-engine/any-work';
import { reachOf } from './reach';
import type { Aim, Keys } from './match-tasks';

/** How close the work must be to be looked at. */
const near = { occupation: 0.6, isco: 0.6, kindred: 0.3, field: 0.5 };
const most = { skills: 12, terms: 8 };

const unique = (values: readonly number[]): number[] => [...new Set(values)];
const codes = (iscos: readonly string[]): number[] => unique(iscos.map(Number).filter((code) => code > 0));

let knownIscos: string[] | undefined;
const allIscos = (): string[] => (knownIscos ??= [...new Set(allOccupations().map(({ isco }) => isco))]);

const nearOccupations = (ids: readonly number[]): number[] =>
  allOccupations()
    .filter(({ id }) => !ids.includes(id) && ids.some((own) => occupationCloseness(own, id) >= near.occupation))
    .map(({ id }) => id);

const iscosWithin = (iscos: readonly string[], closeness: number): number[] =>
  codes(allIscos().filter((code) => iscos.some((own) => iscoCloseness(own, code) >= closeness)));

let fieldsOfCodes: readonly { isco: string; fields: readonly number[] }[] | undefined;

/** Groups whose work lies in the fields a profile is about: a site manager's for a carpenter, however far apart their titles are. */
const iscosOfFields = ({ fields }: CandidateProfile['text']): number[] => {
  fieldsOfCodes ??= allIscos().map((isco) => ({ isco, fields: spread(fieldsOfOccupations([{ isco, confidence: 1 }])) }));
  const likeness = (others: readonly number[]): number => {
    const length = Math.hypot(...others) * Math.hypot(...fields);
    return length > 0 ? others.reduce((sum, value, place) => sum + value * (fields[place] ?? 0), 0) / length : 0;
  };
  return codes(fieldsOfCodes.filter((each) => likeness(each.fields) >= near.field).map(({ isco }) => isco));
};

const telling = (ids: readonly number[], weightOf: (id: number) => number): number[] =>
  unique(ids)
    .map((id) => ({ id, weight: weightOf(id) * (skill(id)?.telling ?? 0.5) }))
    .sort((a, b) => b.weight - a.weight || a.id - b.id)
    .slice(0, most.skills)
    .map(({ id }) => id);

const leadingTerms = ({ terms, weights }: CandidateProfile['text']): number[] =>
  terms
    .map((term, place) => ({ term, weight: weights[place] ?? 0 }))
    .sort((a, b) => b.weight - a.weight || a.term - b.term)
    .slice(0, most.terms)
    .map(({ term }) => term);

/** What a profile is found by. */
export const keysOf = (profile: CandidateProfile | VacancyProfile): Keys => {
  const titles = 'titles' in profile ? profile.titles : [profile.title];
  return {
    occupations: unique(profile.occupationIds),
    iscos: codes(profile.iscos),
    skills: unique(profile.skillIds),
    terms: unique([...titles.flatMap(({ words }) => words), ...profile.text.terms]),
  };
};

const aimAt = (profile: CandidateProfile | VacancyProfile, weightOf: (id: number) => number): Omit<Aim, 'reach'> => ({
  occupations: unique(profile.occupationIds),
  nearOccupations: nearOccupations(profile.occupationIds),
  nearIscos: iscosWithin(profile.iscos, near.isco),
  kindredIscos: unique([...iscosWithin(profile.iscos, near.kindred), ...iscosOfFields(profile.text)]),
  tellingSkills: telling(profile.skillIds, weightOf),
  titles: ('titles' in profile ? profile.titles.slice(0, 2) : [profile.title])
    .map(({ words }) => words)
    .filter((words) => words.length > 0),
  tellingTerms: leadingTerms(profile.text),
  place: profile.place,
});

/** The words of what is wished, for a search that names no work. */
const wishedTerms = ({ wishes }: CandidateProfile): number[] =>
  unique(wishes.flags.flatMap(({ isGreen, words }) => (isGreen ? words : [])));

/** What vacancies for a candidate look like. */
export const aimOfCandidate = (profile: CandidateProfile): Aim => {
  const weights = new Map(profile.skills.map(({ id, weight }) => [id, weight]));
  const aim = { ...aimAt(profile, (id) => weights.get(id) ?? 0), reach: reachOf(profile) };
  return seeksAnyWork(profile) ? { ...aim, tellingTerms: wishedTerms(profile) } : aim;
};

/** What candidates for a vacancy look like. How far each of them travels, each of them says. */
export const aimOfVacancy = (profile: VacancyProfile): Aim => {
  const asked = new Map(profile.skills.flatMap(({ ids, telling: weight }) => ids.map((id) => [id, weight] as const)));
  return { ...aimAt(profile, (id) => asked.get(id) ?? 0), reach: null };
};
