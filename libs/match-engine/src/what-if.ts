import type { WorkModel } from '@tandem/domain/preferences';
import { candidateProfile } from './candidate-profile';
import type { CandidateFacts, VacancyFacts } from './facts';
import { coverage, goesWithoutSaying } from './parts/skills';
import { travelFinding } from './parts/wishes';
import { readCandidate, readVacancy } from './reasons/pair';
import { score } from './score';
import type { ScoreOptions } from './score-types';

/** One thing that could be otherwise: a skill on the resume, or a wish. Minutes one way, gross euros a month, hours a week. */
export type Change =
  | { kind: 'skill'; skill: string }
  | { kind: 'travelTime'; minutes: number }
  | { kind: 'salary'; amount: number }
  | { kind: 'hours'; hours: number }
  | { kind: 'workModel'; model: WorkModel };

/** What a change would make of the percentage. `key` is a message id, `params` its ICU arguments. */
export type WhatIf = { key: `whatIf.${Change['kind']}`; params: Record<string, string | number>; change: Change; from: number; to: number };

const most = 4;
const mostSkills = 3;
/** A skill of this many years counts as one that is held. */
const yearsOfNewSkill = 2;

/** The facts as they would be with a change. */
export const withChange = (facts: CandidateFacts, change: Change): CandidateFacts => {
  switch (change.kind) {
    case 'skill':
      return { ...facts, skills: [...facts.skills, { field: 'whatIf', name: change.skill, years: yearsOfNewSkill }] };
    case 'travelTime':
      return { ...facts, wishes: { ...facts.wishes, travelTime: change.minutes } };
    case 'salary':
      return { ...facts, wishes: { ...facts.wishes, salary: change.amount } };
    case 'hours':
      return {
        ...facts,
        wishes: {
          ...facts.wishes,
          hoursPerWeek: change.hours,
          jobTypes: [...new Set([...(facts.wishes.jobTypes ?? []), 'PART_TIME' as const])],
        },
      };
    case 'workModel':
      return { ...facts, wishes: { ...facts.wishes, workModels: [...(facts.wishes.workModels ?? []), change.model] } };
  }
};

const roundUp = (value: number, step: number): number => Math.ceil(value / step) * step;

/** Changes that touch what lost points: required skills that are missing, and wishes the vacancy does not meet. */
const changesFor = (candidate: CandidateFacts, vacancy: VacancyFacts, options: ScoreOptions): Change[] => {
  const { profile: own } = readCandidate(candidate);
  const { profile: asked } = readVacancy(vacancy);
  const { wishes } = candidate;
  const missing = asked.skills
    .filter((skill) => skill.writtenAt !== null && coverage(own, skill) < 0.5 && !goesWithoutSaying(own, skill))
    .slice(0, mostSkills)
    .flatMap(({ writtenAt }) => vacancy.requiredSkills[writtenAt ?? -1] ?? []);
  const minutes = travelFinding(own, asked, options)?.minutes ?? 0;
  const { salaryMax, hours, workModel } = vacancy;
  return [
    ...missing.map((skill): Change => ({ kind: 'skill', skill })),
    ...(typeof wishes.travelTime === 'number' && minutes > wishes.travelTime
      ? [{ kind: 'travelTime' as const, minutes: roundUp(minutes, 5) }]
      : []),
    ...(typeof wishes.salary === 'number' && salaryMax !== null && salaryMax < wishes.salary
      ? [{ kind: 'salary' as const, amount: salaryMax }]
      : []),
    ...(hours !== null && wishes.jobTypes?.length && hours !== wishes.hoursPerWeek ? [{ kind: 'hours' as const, hours }] : []),
    ...(workModel !== null && wishes.workModels?.length && !wishes.workModels.includes(workModel)
      ? [{ kind: 'workModel' as const, model: workModel }]
      : []),
  ];
};

const paramsOf = ({ kind, ...params }: Change): Record<string, string | number> => ({ ...params });

/**
 * What single changes would make of a score, the largest gain first; only changes that gain. Each is worked out by running the engine
 * again on the changed facts, nothing is estimated.
 */
export const whatIf = (candidate: CandidateFacts, vacancy: VacancyFacts, options: ScoreOptions = {}): WhatIf[] => {
  const { profile: asked } = readVacancy(vacancy);
  const from = score(readCandidate(candidate).profile, asked, options).percentage;
  return changesFor(candidate, vacancy, options)
    .map((change): WhatIf => {
      const to = score(candidateProfile(withChange(candidate, change)), asked, options).percentage;
      return { key: `whatIf.${change.kind}`, params: paramsOf(change), change, from, to };
    })
    .filter(({ to }) => to > from)
    .sort((a, b) => b.to - a.to)
    .slice(0, most);
};
