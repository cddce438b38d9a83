import type { CandidateFacts, VacancyFacts } from './facts';
import { educationReasons, experienceReasons, languageReasons } from './reasons/ability';
import { whole } from './reasons/fields';
import { type Draft, draft, type Reason } from './reasons/reason';
import { companyReasons, flagReasons, hoursReasons, salaryReasons, travelReasons, workModelReasons } from './reasons/wishes';
import { type Pair, pairOf, readCandidate, readVacancy } from './reasons/pair';
import { soughtSkillReasons, soughtWorkReasons } from './reasons/sought';
import { occupationReasons, skillReasons } from './reasons/work';
import { pressed, score as scoreOf } from './score';
import type { Cap, OtherNature, Part, Score, ScoreOptions, Term } from './score-types';
import { wholeNumbers } from './whole-numbers';

export type { Quote, Reason, ReasonKey } from './reasons/reason';
export { reasonKeys } from './reasons/reason';

/** Why a score is what it is: the points of `positive` add up to the percentage, those of `negative` (below zero) to percentage - 100. */
export type Explanation = { positive: Reason[]; negative: Reason[] };

const unknown = draft('occupation', 'reason.unknown', 1);

const workReasons = (pair: Pair): Draft[] => (pair.candidate.isSearch ? soughtWorkReasons(pair) : occupationReasons(pair));

const draftsOf = (term: Term, pair: Pair, options: ScoreOptions): Draft[] => {
  switch (term) {
    case 'occupation':
      return workReasons(pair);
    case 'skills':
      return pair.candidate.isSearch ? soughtSkillReasons(pair) : skillReasons(pair);
    case 'experience':
      return experienceReasons(pair);
    case 'education':
      return educationReasons(pair);
    case 'languages':
      return languageReasons(pair);
    case 'salary':
      return salaryReasons(pair);
    case 'hours':
      return hoursReasons(pair);
    case 'workModel':
      return workModelReasons(pair);
    case 'travel':
      return travelReasons(pair, options);
    case 'company':
      return companyReasons(pair);
    case 'flags':
      return flagReasons(pair);
  }
};

/** Gives each draft of one sign its share of the points its term won or lost. */
const spreadPoints = (drafts: readonly Draft[], points: number): Draft[] => {
  const total = drafts.reduce((sum, { share }) => sum + Math.abs(share), 0);
  return total > 0 ? drafts.map((reason) => ({ ...reason, share: (Math.abs(reason.share) / total) * points })) : [];
};

/** What a part lost by itself, and what was taken from it because the work does not fit or a cap holds. */
const lossesOf = (part: Part, factor: number): { own: number; gate: number; cap: number } => {
  const uncapped = Math.min(part.weight * part.value, part.points / factor);
  return {
    own: part.weight * (1 - part.value),
    gate: Math.max(0, part.weight * part.value - uncapped),
    cap: Math.max(0, uncapped - part.points),
  };
};

/** Of several lost reasons of a term the broken dealbreaker is to blame for a cap, else the one that lost most. */
const blame = ({ key, params, share }: Draft): number =>
  (params.dealbreaker === 'yes' && (key === 'reason.flag.red' || key === 'reason.flag.denied') ? 1_000 : 0) + Math.abs(share);

/** The term a cap belongs to. */
const termOfCap: Readonly<Record<Cap['kind'], Term>> = {
  otherWork: 'occupation',
  otherNature: 'occupation',
  plainNature: 'occupation',
  moreSchooling: 'occupation',
  lessSchooling: 'occupation',
  dealbreaker: 'flags',
  language: 'languages',
  partialLanguage: 'languages',
  licence: 'education',
  education: 'education',
  lowerEducation: 'education',
  unpractised: 'experience',
  nearSeniority: 'experience',
  seniority: 'experience',
  farSeniority: 'experience',
  travel: 'travel',
  longTravel: 'travel',
  salary: 'salary',
  hours: 'hours',
  workModel: 'workModel',
  jobType: 'hours',
  severalWishes: 'hours',
};

/** The cap that left least of a score. */
const strongest = ({ exact, held, caps }: Score): Cap | undefined =>
  [...caps].sort((a, b) => pressed(exact / held, [a]) - pressed(exact / held, [b]) || a.limit - b.limit)[0];

const toReasons = (drafts: readonly Draft[], total: number, sign: 1 | -1): Reason[] => {
  const points = wholeNumbers(
    drafts.map(({ share }) => share),
    total,
  );
  return drafts
    .map(({ share: _, ...reason }, place) => ({ ...reason, points: sign * (points[place] ?? 0) }))
    .filter((reason) => reason.points !== 0)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
};

/** The titles a limit of the nature of work rests on, whatever other title is nearer. */
const natureQuotes = ({ facts: { candidate, vacancy } }: Pair, { by }: OtherNature): Pick<Draft, 'you' | 'they'> => {
  const [held] = candidate.titles;
  const you = by === 'wanted' ? whole('desiredJobTitle', candidate.wantedTitle) : held ? whole(held.field, held.title) : [];
  return { you, they: whole('title', vacancy.title) };
};

/** The reason that says what a cap took from all terms together, quoting what it rests on. */
const limitReason = (cap: Cap, lost: readonly Draft[], points: number, pair: Pair): Draft => {
  const term = termOfCap[cap.kind];
  const culprit = lost.filter((reason) => reason.term === term).sort((a, b) => blame(b) - blame(a))[0];
  const quotes = cap.nature ? natureQuotes(pair, cap.nature) : { you: culprit?.you ?? [], they: culprit?.they ?? [] };
  return draft(term, `reason.cap.${cap.kind}`, points, { params: { limit: cap.limit, ...cap.nature }, ...quotes });
};

/** Nothing is known of what somebody can do or looks for: no work is like it or unlike it. */
const tellsNothing = ({ candidate: { titles, skills, text } }: Pair): boolean => titles.length + skills.length + text.terms.length === 0;

/** Adds what other work cost the wishes to the reason that says the work differs. */
const withOtherWork = (lost: readonly Draft[], pair: Pair, points: number): Draft[] => {
  const other = tellsNothing(pair) ? unknown : workReasons(pair).find(({ share }) => share < 0);
  if (!other || points <= 0) return [...lost];
  return lost.some(({ key }) => key === other.key)
    ? lost.map((reason) => (reason.key === other.key ? { ...reason, share: reason.share + points } : reason))
    : [...lost, { ...other, share: points }];
};

/** What won and lost points, each draft's share now in points. */
const contributions = (score: Score, pair: Pair, options: ScoreOptions): { won: Draft[]; lost: Draft[] } => {
  const cap = strongest(score);
  const parts = score.parts.map((part) => ({
    part,
    drafts: draftsOf(part.term, pair, options),
    losses: lossesOf(part, score.held),
  }));
  const signed = (drafts: readonly Draft[], sign: 1 | -1): Draft[] => drafts.filter(({ share }) => share * sign > 0);
  const own = parts.flatMap(({ drafts, losses }) => spreadPoints(signed(drafts, -1), losses.own));
  const byGate = parts.reduce((sum, { losses }) => sum + losses.gate, 0);
  const byCap = parts.reduce((sum, { losses }) => sum + losses.cap, 0);
  const lost = withOtherWork(own, pair, byGate);
  return {
    won: parts.flatMap(({ part, drafts }) => spreadPoints(signed(drafts, 1), part.points)),
    lost: cap && byCap > 0 ? [...lost, limitReason(cap, own, byCap, pair)] : lost,
  };
};

/**
 * The reasons behind a score of these facts: what won points, what lost them, and the words in resume and vacancy they rest on.
 * Rendered by their keys in the reader's language. `score` must be of the same facts (and options).
 */
export const explain = (
  candidateFacts: CandidateFacts,
  vacancyFacts: VacancyFacts,
  score: Score,
  options: ScoreOptions = {},
): Explanation => {
  if (score.parts.length === 0) return { positive: [], negative: toReasons([unknown], 100, -1) };
  const { won, lost } = contributions(score, pairOf(readCandidate(candidateFacts), readVacancy(vacancyFacts), options), options);
  return { positive: toReasons(won, score.percentage, 1), negative: toReasons(lost, 100 - score.percentage, -1) };
};

/** The score of these facts with its reasons. Each object of facts is read once, however many others it is scored with. */
export const scoreExplained = (
  candidateFacts: CandidateFacts,
  vacancyFacts: VacancyFacts,
  options: ScoreOptions = {},
): { score: Score; explanation: Explanation } => {
  const score = scoreOf(readCandidate(candidateFacts).profile, readVacancy(vacancyFacts).profile, options);
  return { score, explanation: explain(candidateFacts, vacancyFacts, score, options) };
};
