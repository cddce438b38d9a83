import { academicRung } from '../levels/education';
import type { CandidateProfile, Nature, TitleProfile, VacancyProfile } from '../profile-types';
import type { Cap } from '../score-types';
import { isNamed } from '../title-profile';

/** A limit by a number, read between the points of a line. */
type Line = readonly (readonly [at: number, limit: number])[];

const on = (line: Line, at: number): number => {
  const next = line.findIndex(([to]) => to >= at);
  const [from, to] = [line[next - 1], line[next]];
  if (!to) return line.at(-1)?.[1] ?? 100;
  return from ? from[1] + ((to[1] - from[1]) * (at - from[0])) / (to[0] - from[0]) : to[1];
};

/** By the rung: of work that leads, for who leads nobody, and of who leads, for work that he would do himself. */
const toLead: Line = [[3, 82], [3.25, 78], [3.5, 58], [4, 50], [4.5, 40], [6, 25]]; // prettier-ignore
const fromLead: Line = [[3, 85], [3.25, 80], [3.5, 70], [4, 62], [4.5, 52], [6, 40]]; // prettier-ignore
/** Where a title leads and does not say how high. */
const plainLead = 3.5;

/** What is left of the fit for who does the work itself where it is to be planned, sold, taught, inspected, and the other way about. */
const toNature: Readonly<Record<Exclude<Nature, 'lead'>, number>> = { plan: 56, project: 56, sell: 48, teach: 56, inspect: 56 };
const fromNature: Readonly<Record<Exclude<Nature, 'lead'>, number>> = { plan: 60, project: 66, sell: 60, teach: 66, inspect: 66 };
/** Who leads plans and runs projects too. */
const byLead: Partial<Record<Nature, number>> = { plan: 75, project: 80, inspect: 66 };
const leadByProject = 72;
/** At least this, where somebody did such work before and looks for other work now. */
const doneBefore = 66;
/** Somebody who has made it to senior is nearer to leading others, and work for a senior nearer to who leads. */
const senior = { rung: 3, nearer: 8, fromLead: 82 };

const limitTo = (nature: Nature, own: readonly Nature[], rung: number | null, vacancyRung: number | null): number => {
  if (nature === 'lead') {
    if (own.includes('project')) return leadByProject;
    return on(toLead, vacancyRung ?? plainLead) + ((rung ?? 0) >= senior.rung ? senior.nearer : 0);
  }
  return (own.includes('lead') ? byLead[nature] : undefined) ?? toNature[nature];
};

const limitFrom = (nature: Nature, rung: number | null, vacancyRung: number | null): number => {
  if (nature !== 'lead') return fromNature[nature];
  return Math.max(on(fromLead, rung ?? plainLead), (vacancyRung ?? 0) >= senior.rung ? senior.fromLead : 0);
};

/** The titles that say what somebody looks for, or without a wish that is the name of a job what he does now. */
const soughtTitles = ({ titles }: CandidateProfile): TitleProfile[] => {
  const [first] = titles;
  if (!first) return [];
  const isTold = first.isWanted && (isNamed(first) || first.natures.length > 0);
  return isTold ? [first] : titles.filter(({ isWanted, share }) => isWanted || share === 1).slice(0, 2);
};

/** Work that is of another nature than somebody looks for: to lead, plan, sell, teach or inspect what he does, or to do what he leads. */
const natureCap = (candidate: CandidateProfile, { title, rung }: VacancyProfile): Cap | null => {
  const sought = soughtTitles(candidate);
  if (sought.length === 0) return null;
  const own = [...new Set(sought.flatMap(({ natures }) => natures))];
  const near = sought.flatMap(({ nearNatures }) => nearNatures);
  const done = candidate.titles.filter(({ isWanted }) => !isWanted);
  const by = sought[0]?.isWanted ? 'wanted' : 'held';
  const orDone = (limit: number, isDone: (natures: readonly Nature[]) => boolean): number =>
    Math.round(done.some(({ natures }) => isDone(natures)) ? Math.max(doneBefore, limit) : limit);

  const unlike = title.natures.filter((nature) => !own.includes(nature) && !near.includes(nature));
  const kept = [...title.natures, ...title.nearNatures];
  const missed = own.filter((nature) => !kept.includes(nature) && (nature === 'lead' || title.natures.length === 0));
  const caps: Cap[] =
    unlike.length > 0
      ? unlike.map((nature) => {
          const limit = orDone(limitTo(nature, own, candidate.rung, rung), (natures) => natures.includes(nature));
          return { kind: 'otherNature', limit, nature: { theirs: nature, by } };
        })
      : missed.map((nature) => {
          const limit = orDone(limitFrom(nature, sought[0]?.rung ?? null, rung), (natures) => natures.length === 0);
          return { kind: 'plainNature', limit, nature: { own: nature, by } };
        });
  return caps.sort((a, b) => a.limit - b.limit)[0] ?? null;
};

/** By how many levels of schooling a profession stands above one's own, or below it. */
const above: Line = [[1, 100], [2, 64], [3, 54], [4, 46], [5, 40]]; // prettier-ignore
const below: Line = [[1, 100], [2, 72], [3, 60], [4, 50], [5, 44]]; // prettier-ignore
/** What a finished study is on that ladder: one of a university opens what a trade alone does not. */
const schoolingOfStudy = (rung: number | null): number => (rung === null || rung < academicRung ? 0 : rung < academicRung + 1 ? 6 : 7);

/** A profession for which one is schooled longer than for one's own, or shorter: a carer and a nurse, a nurse and a physician. */
const schoolingCap = (candidate: CandidateProfile, { title }: VacancyProfile): Cap | null => {
  const own = soughtTitles(candidate).flatMap(({ schooling }) => schooling ?? []);
  if (own.length === 0 || title.schooling === null) return null;
  const held = candidate.titles.flatMap(({ schooling, isWanted }) => (isWanted ? [] : (schooling ?? [])));
  const up = title.schooling - Math.max(...own, ...held, schoolingOfStudy(candidate.educationRung));
  if (up > 1) return { kind: 'moreSchooling', limit: Math.round(on(above, up)) };
  const down = Math.min(...own) - title.schooling;
  // Whoever has no diploma or has never worked seeks the way in.
  const isStarting = candidate.educationRung === 0 || candidate.isStarter === true;
  return down > 1 && !isStarting ? { kind: 'lessSchooling', limit: Math.round(on(below, down)) } : null;
};

/**
 * Whether nothing says for certain where somebody stands: the line above a resume is what he is called, not what he looks for, and jobs
 * without dates may be of long ago.
 */
const isUnsure = ({ titles, years, isHeadline }: CandidateProfile): boolean =>
  years === 0 && (isHeadline === true || titles[0]?.isWanted === false);

/** The limits on work that is near and yet a step away, to the side, up or down. */
export const stepCaps = (candidate: CandidateProfile, vacancy: VacancyProfile): Cap[] => {
  if (isUnsure(candidate)) return [];
  const [nature, schooling] = [natureCap(candidate, vacancy), schoolingCap(candidate, vacancy)];
  if (!nature) return schooling ? [schooling] : [];
  // Whoever leads or teaches a trade is schooled longer for that, so the nature tells it.
  return [schooling?.kind === 'lessSchooling' ? { ...nature, limit: Math.min(nature.limit, schooling.limit) } : nature];
};
