import { seeksAnyWork } from './any-work';
import { educationFinding, experienceFit, languagesFinding } from './parts/ability';
import { heldCloseness, occupationFit, wantedWorkCaps } from './parts/occupation';
import { skillsFit, skillsFirmness } from './parts/skills';
import { stepCaps } from './parts/step';
import { companyFinding, flagsFinding, hoursFinding, salaryFinding, travelFinding, workModelFinding } from './parts/wishes';
import type { CandidateProfile, VacancyProfile } from './profile-types';
import { type Cap, type CapKind, type Finding, type Part, type Score, type ScoreOptions, type Term } from './score-types';
import { matchTerms } from '@tandem/domain/match';
import { wholeNumbers } from './whole-numbers';

export type { Cap, Part, Score, ScoreOptions, Term } from './score-types';

/** What each term weighs when everything is known. */
export const weights: Readonly<Record<Term, number>> = {
  occupation: 28,
  skills: 28,
  experience: 8,
  education: 4,
  languages: 4,
  salary: 6,
  hours: 4,
  workModel: 4,
  travel: 7,
  company: 4,
  flags: 3,
};

/** Terms about what the candidate wants, not about what he can do; they count as far as the work itself fits. */
const wishTerms: ReadonlySet<Term> = new Set(['salary', 'hours', 'workModel', 'travel', 'company', 'flags']);

/** Hard wishes: two of them broken is more than twice as bad as one. */
const hardWishes: ReadonlySet<CapKind> = new Set(['travel', 'salary', 'hours', 'workModel', 'jobType']);
const severalWishes: Cap = { kind: 'severalWishes', limit: 18 };

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** How far the work fits at all: nothing for other work, all for work that is near. */
const gateOf = (occupation: number, skills: number | null): number => clamp(((occupation + (skills ?? occupation)) / 2 - 0.15) / 0.35);

const findingsOf = (
  candidate: CandidateProfile,
  vacancy: VacancyProfile,
  options: ScoreOptions,
): { findings: Map<Term, Finding>; gate: number } => {
  const skills = skillsFit(candidate, vacancy);
  const occupation = occupationFit(candidate, vacancy, skills ?? 0).value;
  const findings = new Map<Term, Finding>();
  const add = (term: Term, finding: Finding | null): void => void (finding && findings.set(term, finding));
  if (candidate.titles.length > 0 || candidate.text.terms.length > 0)
    add('occupation', { value: occupation, caps: [...wantedWorkCaps(candidate, vacancy), ...stepCaps(candidate, vacancy)] });
  if (skills !== null) add('skills', { value: skills, firmness: skillsFirmness(candidate, vacancy) });
  add('experience', experienceFit(candidate, vacancy, Math.max(occupation, heldCloseness(candidate, vacancy))));
  add('education', educationFinding(candidate, vacancy));
  add('languages', languagesFinding(candidate, vacancy));
  add('salary', salaryFinding(candidate, vacancy));
  add('hours', hoursFinding(candidate, vacancy));
  add('workModel', workModelFinding(candidate, vacancy));
  add('travel', travelFinding(candidate, vacancy, options));
  add('company', companyFinding(candidate, vacancy));
  add('flags', flagsFinding(candidate, vacancy));
  return { findings, gate: seeksAnyWork(candidate) ? 1 : gateOf(occupation, skills) };
};

const capsOf = (findings: ReadonlyMap<Term, Finding>): Cap[] => {
  const caps = [...findings.values()].flatMap((finding) => finding.caps ?? []);
  return caps.filter(({ kind }) => hardWishes.has(kind)).length > 1 ? [...caps, severalWishes] : caps;
};

/** Limits on work that is near one's own; what is far from it anyway they leave where it is. */
const ofNearWork: ReadonlySet<CapKind> = new Set([
  'otherNature',
  'plainNature',
  'moreSchooling',
  'lessSchooling',
  'unpractised',
  'nearSeniority',
  'seniority',
  'farSeniority',
]);
/** Up to this share of such a limit a score is as it would be without. */
const untouched = 0.5;

const below = (before: number, { kind, limit }: Cap): number => {
  const from = ofNearWork.has(kind) ? untouched * limit : 0;
  return before <= from ? before : from + ((before - from) * (limit - from)) / (100 - from);
};

/** What limits leave of a score, of several the strictest: it is pressed together below them, so that order is kept. */
export const pressed = (before: number, caps: readonly Cap[]): number => Math.min(before, ...caps.map((cap) => below(before, cap)));

/**
 * How well a candidate and a vacancy fit. Pure: the same profiles give the same score. Terms without facts on both sides are left out
 * and lower the certainty; the others share 100 points by their weights. Caps press the whole together below their limit, so that order
 * is kept beneath it. Of a search for one kind of work or another the best counts.
 */
export const score = (candidate: CandidateProfile, vacancy: VacancyProfile, options: ScoreOptions = {}): Score =>
  candidate.alternatives
    ?.map((each) => scoreOf(each, vacancy, options))
    .reduce((best, other) => (other.exact > best.exact ? other : best)) ?? scoreOf(candidate, vacancy, options);

const scoreOf = (candidate: CandidateProfile, vacancy: VacancyProfile, options: ScoreOptions): Score => {
  const { findings, gate } = findingsOf(candidate, vacancy, options);
  const known = matchTerms.filter((term) => findings.has(term));
  const isForAny = seeksAnyWork(candidate);
  const weightOf = (term: Term): number => weights[isForAny && term === 'flags' ? 'occupation' : term];
  const knownWeights = known.map((term) => weightOf(term) * (findings.get(term)?.firmness ?? 1));
  const weightKnown = knownWeights.reduce((sum, weight) => sum + weight, 0);
  if (weightKnown === 0) return { percentage: 0, exact: 0, held: 1, certainty: 0, parts: [], caps: [] };
  const caps = capsOf(findings);
  const shares = knownWeights.map((weight) => (weight * 100) / weightKnown);
  const values = known.map((term) => clamp(findings.get(term)?.value ?? 0));
  const free = known.map((term, place) => (shares[place] ?? 0) * (values[place] ?? 0) * (wishTerms.has(term) ? gate : 1));
  const before = free.reduce((sum, points) => sum + points, 0);
  const exact = pressed(before, caps);
  const held = before > 0 ? exact / before : 1;
  const raw = free.map((points) => points * held);
  const percentage = Math.round(exact);
  const wholeWeights = wholeNumbers(shares, 100);
  const points = wholeNumbers(raw, percentage, wholeWeights);
  return {
    percentage,
    exact,
    held,
    certainty: Math.round(weightKnown) / 100,
    parts: known.map((term, place): Part => ({
      term,
      weight: wholeWeights[place] ?? 0,
      points: points[place] ?? 0,
      value: values[place] ?? 0,
    })),
    caps,
  };
};
