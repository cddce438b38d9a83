import { findPlace } from '@tandem/geo/places';
import { travelMinutes } from '@tandem/geo/travel';
import type { LooseWish } from '@tandem/domain/search';
import type { CandidateFacts, VacancyFacts } from '@tandem/match-engine/facts';
import { hoursBounds } from '@tandem/match-engine/parts/wishes';
import { candidateProfile, type CandidateProfile, vacancyProfile, type VacancyProfile } from '@tandem/match-engine/profile';
import { promptFacts, readPrompt, saysWork } from '@tandem/match-engine/prompt';
import { seeksAnyWork } from '@tandem/match-engine/any-work';
import { pressed, score, type Cap } from '@tandem/match-engine/score';
import { whatIf, withChange } from '@tandem/match-engine/what-if';
import { aimOfCandidate } from './aim';
import { reachOf } from './reach';
import type { Bounds, Prompt, Reading, SearchTasks, Sifted, Tried, WhatIfResult } from './search-tasks';

const read = <T>(json: string): T => JSON.parse(json) as T;

const placeOf = ({ city, country, latitude, longitude }: Prompt) => {
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  const found = city && (findPlace(city, country?.length === 2 ? country : undefined) ?? findPlace(city));
  return found ? { latitude: found.latitude, longitude: found.longitude } : null;
};

/** The engine's minutes are whole: who lies just outside is looked at too. */
const roundingOfMinutes = 1.03;

const boundsOf = (profile: CandidateProfile): Bounds => {
  const { salary, workModels, hours: wished } = profile.wishes;
  const hours = hoursBounds(profile);
  return {
    reach: reachOf(profile, roundingOfMinutes),
    salary,
    workModels: workModels.length > 0 ? workModels : null,
    hours: hours && { ...hours, wished },
  };
};

export const prompt = (asked: Prompt): Reading => {
  const reading = readPrompt(asked.search);
  const place = placeOf(asked);
  const facts = promptFacts(reading, { place, travelMode: asked.travelMode, travelTime: asked.travelTime });
  const profile = candidateProfile(facts);
  const problem = reading.isForeign ? 'search_language' : !saysWork(reading) ? 'search_not_understood' : place ? null : 'place_not_found';
  return {
    understood: reading.understood,
    problem,
    facts: JSON.stringify(facts),
    profile: JSON.stringify(profile),
    aim: aimOfCandidate(profile),
    isForAny: seeksAnyWork(profile),
    bounds: boundsOf(profile),
  };
};

const barOf: Partial<Record<Cap['kind'], LooseWish>> = {
  salary: 'salary',
  hours: 'hours',
  workModel: 'workModel',
  jobType: 'jobType',
  dealbreaker: 'unwanted',
};
/** Limits that go with the wish they come from; what somebody can do or is schooled for no wish changes. */
const isOfWish = ({ kind }: Cap): boolean => kind in barOf || kind === 'travel' || kind === 'longTravel' || kind === 'severalWishes';

const minutesBetween = (sought: CandidateProfile, vacancy: VacancyProfile): number | null => {
  if (vacancy.workModel === 'REMOTE') return null;
  return sought.place && vacancy.place ? travelMinutes(sought.place, vacancy.place, sought.wishes.travelMode ?? 'CAR') : null;
};

const siftOne = (sought: CandidateProfile, vacancy: VacancyProfile): Sifted => {
  const { exact, percentage, held, caps } = score(sought, vacancy);
  const free = pressed(
    exact / held,
    caps.filter((cap) => !isOfWish(cap)),
  );
  const minutes = minutesBetween(sought, vacancy);
  const isTooFar = minutes !== null && minutes > (sought.wishes.travelMinutes ?? Infinity);
  const bars = new Set([...caps.flatMap(({ kind }) => barOf[kind] ?? []), ...(isTooFar ? ['travel' as const] : [])]);
  return { exact, percentage, free, bars: [...bars], minutes };
};

export const sift = ({ one, many }: SearchTasks['sift']['input']): Sifted[] => {
  const sought = read<CandidateProfile>(one);
  return many.map((json) => siftOne(sought, read<VacancyProfile>(json)));
};

const withTried = (facts: CandidateFacts, { travelTime, salary, addedSkills }: Tried): CandidateFacts => {
  const changes = [
    ...(travelTime === null ? [] : [{ kind: 'travelTime' as const, minutes: travelTime }]),
    ...(salary === null ? [] : [{ kind: 'salary' as const, amount: salary }]),
    ...addedSkills.map((skill) => ({ kind: 'skill' as const, skill })),
  ];
  return changes.reduce(withChange, facts);
};

export const tryWhatIf = ({ candidate, vacancy, tried }: SearchTasks['whatIf']['input']): WhatIfResult => {
  const own = read<CandidateFacts>(candidate);
  const asked = read<VacancyFacts>(vacancy);
  const of = (facts: CandidateFacts) => score(candidateProfile(facts), vacancyProfile(asked));
  const { percentage, parts } = of(withTried(own, tried));
  return {
    percentage,
    today: of(own).percentage,
    parts: parts.map(({ term, weight, points }) => ({ term, weight, points })),
    suggestions: whatIf(own, asked).map(({ key, params, to }) => ({ key, params, percentage: to })),
  };
};
