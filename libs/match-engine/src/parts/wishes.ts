import { travelMinutes } from '@tandem/geo/travel';
import { leavesWorkOpen } from '../any-work';
import { occupationsCloseness } from '../dictionary';
import type { CandidateProfile, FlagProfile, RefusedWork, VacancyProfile } from '../profile-types';
import type { Finding, ScoreOptions } from '../score-types';
import { dot, holds } from '../text/sets';

const oneWish = 45;

/** The top of the range against the minimum that is asked. An estimate never limits the whole. */
export const salaryFinding = ({ wishes }: CandidateProfile, { salary }: VacancyProfile): Finding | null => {
  if (wishes.salary === null || (salary.min === null && salary.max === null)) return null;
  const { min, max } = salary;
  if (min !== null && min >= wishes.salary) return { value: 1 };
  if (max === null) return null;
  if (max < wishes.salary) return salary.isEstimated ? { value: 0.2 } : { value: 0, caps: [{ kind: 'salary', limit: oneWish }] };
  const bottom = min ?? max;
  return { value: 0.8 + (max > bottom ? (0.2 * (max - wishes.salary)) / (max - bottom) : 0) };
};

const fullTimeFrom = 32;
/** Hours a week from which work is not part-time any more, whoever offers it. */
const notPartTimeFrom = 36;
const longWeek = 40;

/** The most hours a week that are wanted, as far as they are said. */
export const mostHours = ({ hours, jobTypes }: CandidateProfile['wishes']): number =>
  hours ?? (jobTypes.includes('FULL_TIME') ? longWeek : notPartTimeFrom - 1);

/** Hours above the wished ones that still count for something. */
const overWished = 4;

/**
 * Hours a week that are not ruled out: up to `most`, or from `least`. Null where the wishes rule out none by their hours alone.
 * Whatever lies outside is capped by `hoursFinding`.
 */
export const hoursBounds = ({ wishes }: CandidateProfile): { most: number | null; least: number | null } | null => {
  const [full, part] = [wishes.jobTypes.includes('FULL_TIME'), wishes.jobTypes.includes('PART_TIME')];
  if (wishes.jobTypes.includes('INTERNSHIP') || (!full && !part)) return null;
  return { most: part ? mostHours(wishes) + (wishes.hours === null ? 0 : overWished) : null, least: full ? fullTimeFrom : null };
};

/** Hours and kind of contract against the job types that are wanted. */
export const hoursFinding = ({ wishes }: CandidateProfile, { hours, contractType }: VacancyProfile): Finding | null => {
  const { jobTypes } = wishes;
  if (jobTypes.length === 0) return null;
  const isInternship = contractType === 'INTERNSHIP';
  const wantsWork = jobTypes.includes('FULL_TIME') || jobTypes.includes('PART_TIME');
  if (isInternship) return jobTypes.includes('INTERNSHIP') ? { value: 1 } : { value: 0, caps: [{ kind: 'jobType', limit: 20 }] };
  if (!wantsWork) return contractType === null ? null : { value: 0, caps: [{ kind: 'jobType', limit: 20 }] };
  if (hours === null) return null;
  if (jobTypes.includes('FULL_TIME') && hours >= fullTimeFrom) return { value: hours > longWeek ? 0.85 : 1 };
  if (!jobTypes.includes('PART_TIME')) return { value: 0, caps: [{ kind: 'hours', limit: oneWish }] };
  const over = hours - mostHours(wishes);
  if (wishes.hours === null && over <= 0) return { value: 1 };
  if (wishes.hours === null || over > overWished) return { value: 0, caps: [{ kind: 'hours', limit: oneWish }] };
  if (over > 0) return { value: 0.5 };
  return { value: Math.max(0.6, 1 + over / 40) };
};

/** The vacancy's work model among the wanted ones. */
export const workModelFinding = ({ wishes }: CandidateProfile, { workModel }: VacancyProfile): Finding | null => {
  if (wishes.workModels.length === 0 || workModel === null) return null;
  return wishes.workModels.includes(workModel) ? { value: 1 } : { value: 0, caps: [{ kind: 'workModel', limit: oneWish }] };
};

/** Nobody minds fewer minutes than these. */
const shortestTravel = 5;

/** Minutes one way against the most that is wanted; remote work needs none. Null without both places or a limit. */
export const travelFinding = (
  candidate: CandidateProfile,
  vacancy: VacancyProfile,
  options: ScoreOptions,
): (Finding & { minutes: number }) | null => {
  const { travelMinutes: most, travelMode } = candidate.wishes;
  if (vacancy.workModel === 'REMOTE') return { value: 1, minutes: 0 };
  if (most === null) return null;
  const modelled = () => (candidate.place && vacancy.place ? travelMinutes(candidate.place, vacancy.place, travelMode ?? 'CAR') : null);
  const minutes = options.travelMinutes ?? modelled();
  if (minutes === null) return null;
  const ratio = minutes / Math.max(shortestTravel, most);
  if (ratio <= 0.75) return { value: 1, minutes };
  if (ratio <= 1) return { value: 1 - (ratio - 0.75) * 0.8, minutes };
  if (ratio <= 1.25) return { value: 0.6 - (ratio - 1) * 1.2, minutes };
  if (ratio <= 1.5) return { value: 0.15, minutes, caps: [{ kind: 'longTravel', limit: 62 }] };
  return { value: 0, minutes, caps: [{ kind: 'travel', limit: oneWish }] };
};

/** Whether all words of a flag are among hashed ones, in either language. */
const areIn = ({ words, inDutch = [] }: FlagProfile, known: readonly number[]): boolean =>
  [words, inDutch].some((all) => all.length > 0 && all.every((word) => holds(known, word)));

/** From here on two occupations, or two fields of work, are the same to who has had enough of one. */
const sameWork = 0.7;

/** Whether a vacancy is work of a kind: by its title, its industry or its field. What its text mentions beside that makes it no such work. */
const isThatWork = ({ occupations, industry = null, fields = [] }: RefusedWork, flag: FlagProfile, vacancy: VacancyProfile): boolean =>
  (industry !== null && industry === vacancy.industry) ||
  dot(fields, vacancy.text.fields) >= sameWork ||
  areIn(flag, vacancy.title.words) ||
  occupations.some((one) =>
    vacancy.title.occupations.some((other) => Math.min(one.confidence, other.confidence) * occupationsCloseness(one, other) >= sameWork),
  );

/**
 * What a vacancy says about a wish: 1 it has it, -1 it rules it out, 0 it is silent. Where a vacancy says both, the worse for the candidate
 * holds: a wish is ruled out, an objection stands.
 */
export const answerOf = (flag: FlagProfile, vacancy: VacancyProfile): -1 | 0 | 1 => {
  if (flag.work) return isThatWork(flag.work, flag, vacancy) ? 1 : 0;
  if (flag.concepts.length === 0) return areIn(flag, vacancy.text.terms) ? 1 : 0;
  const isSaid = flag.concepts.some((concept) => vacancy.conceptsSaid.includes(concept));
  const isDenied = flag.concepts.some((concept) => vacancy.conceptsDenied.includes(concept));
  if (isSaid && isDenied) return flag.isGreen ? -1 : 1;
  return isSaid ? 1 : isDenied ? -1 : 0;
};

/** Silence on a wish is neither a promise nor a refusal. */
export const silence = 0.4;

/** What work is worth that nobody asked for: with where it is alone, it is no good match yet. */
const unasked = 0.25;

/** Industry, size and benefits, by those that are known. */
export const companyFinding = (candidate: CandidateProfile, vacancy: VacancyProfile): Finding | null => {
  const { industries, companySizes, benefits } = candidate.wishes;
  let sum = 0;
  let weight = 0;
  const count = (value: number, share: number): void => {
    sum += value * share;
    weight += share;
  };
  if (industries.length > 0 && vacancy.industry !== null) count(industries.includes(vacancy.industry) ? 1 : 0, 2);
  if (companySizes.length > 0 && vacancy.companySize !== null) count(companySizes.includes(vacancy.companySize) ? 1 : 0, 1);
  if (benefits.length > 0) {
    const answers = benefits.map((benefit) => answerOf(benefit, vacancy));
    count(answers.filter((answer) => answer === 1).length / answers.length, 1);
  }
  return weight > 0 ? { value: sum / weight } : null;
};

/**
 * Green and red flags. A dealbreaker that the vacancy breaks limits the whole, as does work that was left. A search that leaves the work
 * open is met by what it objects to and does not find; one that objects to nothing either is hardly met by anything.
 */
export const flagsFinding = (candidate: CandidateProfile, vacancy: VacancyProfile): Finding | null => {
  const { flags, left = [] } = candidate.wishes;
  if (left.some((work) => answerOf(work, vacancy) === 1)) return { value: 0, caps: [{ kind: 'dealbreaker', limit: 12 }] };
  const isOpen = leavesWorkOpen(candidate);
  if (flags.length === 0 && !isOpen) return null;
  const isAnything = flags.length + left.length === 0;
  let sum = !isOpen ? 0 : isAnything ? unasked : left.length;
  let isBroken = false;
  for (const flag of flags) {
    const answer = answerOf(flag, vacancy);
    const value = flag.isGreen ? (answer === 0 ? silence : Math.max(0, answer)) : answer === 1 ? 0 : 1;
    sum += value;
    if (flag.isDealbreaker && (flag.isGreen ? answer === -1 : answer === 1)) isBroken = true;
  }
  const asked = flags.length + (isOpen ? left.length + 1 : 0);
  return { value: isBroken ? 0 : sum / asked, ...(isBroken ? { caps: [{ kind: 'dealbreaker' as const, limit: 12 }] } : {}) };
};
