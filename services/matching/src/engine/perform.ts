import { findPlace } from '@tandem/geo/places';
import { scoreExplained } from '@tandem/match-engine/explain';
import type { CandidateFacts, VacancyFacts } from '@tandem/match-engine/facts';
import { candidateProfile, type CandidateProfile, vacancyProfile, type VacancyProfile } from '@tandem/match-engine/profile';
import { score, type Score } from '@tandem/match-engine/score';
import { engineVersion } from '@tandem/match-engine/version';
import { aimOfCandidate, aimOfVacancy, keysOf } from './aim';
import { prompt, sift, tryWhatIf } from './perform-search';
import { reachOf } from './reach';
import type { Built, Described, Explained, Offer, Ranked, Side } from './match-tasks';
import type { Task, Tasks } from './tasks';

const read = <T>(json: string): T => JSON.parse(json) as T;

/** Country names are not codes; a place is looked for in a country only when it is named by its letters. */
const placeNamed = (city: string | null, country: string | null) => {
  const found = city?.trim() ? (findPlace(city, country?.length === 2 ? country : undefined) ?? findPlace(city)) : null;
  return found && { latitude: found.latitude, longitude: found.longitude };
};

const offerOf = ({ hours, salary, workModel }: VacancyProfile): Offer => ({
  hours,
  salaryMost: salary.isEstimated ? null : salary.max,
  workModel,
});

const build = (side: Side, { facts: json, city, country }: Described): Built => {
  const facts = read<CandidateFacts | VacancyFacts>(json);
  const located = { ...facts, place: facts.place ?? placeNamed(city, country) };
  const profile = side === 'candidate' ? candidateProfile(located as CandidateFacts) : vacancyProfile(located as VacancyFacts);
  return {
    version: profile.version,
    facts: JSON.stringify(located),
    profile: JSON.stringify(profile),
    keys: keysOf(profile),
    place: profile.place,
    reach: 'wishes' in profile ? reachOf(profile) : null,
    offer: 'wishes' in profile ? null : offerOf(profile),
  };
};

/** One whose facts the engine cannot read must not hold up the others. */
const buildOrNull = (side: Side, described: Described): Built | null => {
  try {
    return build(side, described);
  } catch {
    return null;
  }
};

const pairScore = (side: Side, one: unknown, other: unknown): Score => {
  const [candidate, vacancy] = side === 'candidate' ? [one, other] : [other, one];
  return score(candidate as CandidateProfile, vacancy as VacancyProfile);
};

const rank = ({ side, one, many }: Tasks['rank']['input']): Ranked[] => {
  const profile = read(one);
  return many.map((json) => {
    const { percentage, exact } = pairScore(side, profile, read(json));
    return { percentage, exact };
  });
};

const explainPair = (candidate: CandidateFacts, vacancy: VacancyFacts, travelMinutes: number | null): Explained => {
  const { score: result, explanation } = scoreExplained(candidate, vacancy, { travelMinutes });
  const { positive, negative } = explanation;
  const parts = result.parts.map(({ term, weight, points, value }) => ({ term, weight, points, value: Math.round(value * 1_000) / 1_000 }));
  return {
    percentage: result.percentage,
    exact: result.exact,
    version: engineVersion(),
    reason: JSON.stringify({ positive, negative, parts, certainty: result.certainty }),
  };
};

const explainAll = ({ side, one, many }: Tasks['explain']['input']): Explained[] => {
  const own = read(one);
  return many.map(({ facts, minutes }) => {
    const [candidate, vacancy] = side === 'candidate' ? [own, read(facts)] : [read(facts), own];
    return explainPair(candidate as CandidateFacts, vacancy as VacancyFacts, minutes);
  });
};

/** Does a task. Pure: the same task has the same answer. */
export const perform = (task: Task): Tasks[Task['name']]['output'] => {
  switch (task.name) {
    case 'build':
      return task.input.many.map((described) => buildOrNull(task.input.side, described));
    case 'aim':
      return task.input.side === 'candidate' ? aimOfCandidate(read(task.input.profile)) : aimOfVacancy(read(task.input.profile));
    case 'rank':
      return rank(task.input);
    case 'explain':
      return explainAll(task.input);
    case 'prompt':
      return prompt(task.input);
    case 'sift':
      return sift(task.input);
    case 'whatIf':
      return tryWhatIf(task.input);
  }
};
