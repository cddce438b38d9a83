import type { Flag } from '@tandem/domain/preferences';
import { leavesWorkOpen } from '../any-work';
import { flagProfiles } from '../flags/flag-profile';
import { answerOf, hoursFinding, mostHours, salaryFinding, silence, travelFinding, workModelFinding } from '../parts/wishes';
import type { FlagProfile } from '../profile-types';
import type { ScoreOptions } from '../score-types';
import { flagQuotes, whole } from './fields';
import { type Draft, draft, type ReasonKey } from './reason';
import type { Pair } from './pair';

export const salaryReasons = ({ candidate, vacancy, facts }: Pair): Draft[] => {
  const value = salaryFinding(candidate, vacancy)?.value ?? 0;
  const { salaryMin: min, salaryMax: max } = facts.vacancy;
  const params = { wanted: facts.candidate.wishes.salary ?? 0, min: min ?? max ?? 0, max: max ?? min ?? 0 };
  const isBelow = (max ?? 0) < params.wanted;
  const won: ReasonKey = value === 1 ? 'reason.salary.met' : isBelow ? 'reason.salary.estimate' : 'reason.salary.reaches';
  const lost: ReasonKey = value === 0 || isBelow ? 'reason.salary.low' : 'reason.salary.partly';
  const quotes = { params, you: whole('salary', String(params.wanted)), they: whole('salaryMax', String(params.max)) };
  return [draft('salary', won, value, quotes), draft('salary', lost, value - 1, quotes)];
};

export const hoursReasons = ({ candidate, vacancy, facts }: Pair): Draft[] => {
  const finding = hoursFinding(candidate, vacancy);
  const value = finding?.value ?? 0;
  const isOtherType = finding?.caps?.some(({ kind }) => kind === 'jobType') || vacancy.hours === null;
  const hours = vacancy.hours ?? 0;
  const wanted = candidate.wishes.hours ?? 0;
  const isMore = hours > mostHours(candidate.wishes);
  const won: ReasonKey = value === 1 ? 'reason.hours.met' : isMore ? 'reason.hours.near' : 'reason.hours.within';
  const lost: ReasonKey = isOtherType ? 'reason.hours.type' : isMore ? 'reason.hours.more' : 'reason.hours.fewer';
  const quotes = {
    params: { hours, wanted: wanted || 40 },
    you: whole('hoursPerWeek', wanted ? String(wanted) : ''),
    they: whole('minHoursPerWeek', facts.vacancy.hours === null ? '' : String(hours)),
  };
  return [draft('hours', won, value, quotes), draft('hours', lost, value - 1, quotes)];
};

export const workModelReasons = ({ candidate, vacancy }: Pair): Draft[] => {
  const value = workModelFinding(candidate, vacancy)?.value ?? 0;
  const params = { model: vacancy.workModel ?? 'ON_SITE' };
  return [
    draft('workModel', 'reason.workModel.met', value, { params }),
    draft('workModel', 'reason.workModel.other', value - 1, { params }),
  ];
};

export const travelReasons = ({ candidate, vacancy }: Pair, options: ScoreOptions): Draft[] => {
  const finding = travelFinding(candidate, vacancy, options);
  const value = finding?.value ?? 0;
  if (vacancy.workModel === 'REMOTE') return [draft('travel', 'reason.travel.remote', value)];
  const most = candidate.wishes.travelMinutes ?? 0;
  const minutes = finding?.minutes ?? 0;
  const params = { minutes, most, over: Math.max(0, minutes - most), mode: candidate.wishes.travelMode ?? 'CAR' };
  const quotes = { params, you: whole('travelTime', String(most)) };
  return [
    draft('travel', minutes > most ? 'reason.travel.near' : 'reason.travel.within', value, quotes),
    draft('travel', minutes > most ? 'reason.travel.beyond' : 'reason.travel.close', value - 1, quotes),
  ];
};

const answered = (pair: Pair, profile: FlagProfile, isDenied: boolean) => flagQuotes(pair.asked, profile, isDenied);

/** Industry, size and benefits, each with its part of the term. */
export const companyReasons = (pair: Pair): Draft[] => {
  const { candidate, vacancy, facts } = pair;
  const { industries, companySizes, benefits } = candidate.wishes;
  const industry = industries.length > 0 && vacancy.industry !== null ? 2 : 0;
  const size = companySizes.length > 0 && vacancy.companySize !== null ? 1 : 0;
  const benefit = benefits.length > 0 ? 1 : 0;
  const total = industry + size + benefit || 1;
  const wanted = (facts.candidate.wishes.wantedBenefits ?? []).filter((value) => value.trim());
  const fits = (isMet: boolean, part: number, met: ReasonKey, other: ReasonKey, params: Record<string, string>): Draft[] =>
    part === 0 ? [] : [draft('company', isMet ? met : other, (isMet ? part : -part) / total, { params })];
  return [
    ...fits(industries.includes(vacancy.industry ?? 'other'), industry, 'reason.industry.met', 'reason.industry.other', {
      industry: (vacancy.industry ?? 'other').replaceAll('-', '_'),
    }),
    ...fits(companySizes.includes(vacancy.companySize ?? 'SMALL'), size, 'reason.size.met', 'reason.size.other', {
      size: vacancy.companySize ?? 'SMALL',
    }),
    ...benefits.map((profile, index) => {
      const isOffered = answerOf(profile, vacancy) === 1;
      const share = benefit / total / benefits.length;
      const params = { benefit: wanted[index] ?? '' };
      return isOffered
        ? draft('company', 'reason.benefit.offered', share, {
            params,
            you: whole(`wantedBenefits.${index}`, params.benefit),
            they: answered(pair, profile, false),
          })
        : draft('company', 'reason.benefit.silent', -share, { params, you: whole(`wantedBenefits.${index}`, params.benefit) });
    }),
  ];
};

type WrittenFlag = Flag & { field: string; isGreen: boolean };

/** How an answer is told of a flag of the colour it was written in: "no night shifts" is a green flag however it is understood. */
const flagKeys: Readonly<Record<'wish' | 'objection', Record<'green' | 'red', Record<-1 | 0 | 1, ReasonKey>>>> = {
  wish: {
    green: { 1: 'reason.flag.green', 0: 'reason.flag.silent', [-1]: 'reason.flag.denied' },
    red: { 1: 'reason.flag.redAbsent', 0: 'reason.flag.open', [-1]: 'reason.flag.red' },
  },
  objection: {
    green: { 1: 'reason.flag.denied', 0: 'reason.flag.unopposed', [-1]: 'reason.flag.green' },
    red: { 1: 'reason.flag.red', 0: 'reason.flag.redAbsent', [-1]: 'reason.flag.redAbsent' },
  },
};

const flagReason = (pair: Pair, flag: WrittenFlag, profile: FlagProfile, share: number): Draft => {
  const answer = answerOf(profile, pair.vacancy);
  const key = flagKeys[profile.isGreen ? 'wish' : 'objection'][flag.isGreen ? 'green' : 'red'][answer];
  const value = profile.isGreen ? [-1, silence - 1, 1][answer + 1] : answer === 1 ? -1 : 1;
  return draft('flags', key, share * (value ?? 0), {
    params: { flag: flag.value, dealbreaker: flag.dealbreaker ? 'yes' : 'no' },
    you: whole(flag.field, flag.value),
    they: answer === 0 ? [] : answered(pair, profile, answer === -1),
  });
};

/** Work that was left: found again it takes all that flags can give, else it is an objection that is met. */
const leftReasons = ({ candidate, vacancy, facts }: Pair, share: number): Draft[] =>
  (candidate.wishes.left ?? []).map((work, index) => {
    const flag = facts.candidate.left?.[index] ?? '';
    const [params, you] = [{ flag, dealbreaker: 'yes' }, whole(`left.${index}`, flag)];
    if (answerOf(work, vacancy) !== 1) return draft('flags', 'reason.flag.redAbsent', share, { params, you });
    return draft('flags', 'reason.flag.red', -1, { params, you, they: whole('title', facts.vacancy.title) });
  });

/** Each flag with what the vacancy says to it. */
export const flagReasons = (pair: Pair): Draft[] => {
  const { greenFlags = [], redFlags = [] } = pair.facts.candidate.wishes;
  const written = [
    ...greenFlags.map((flag, index) => ({ ...flag, isGreen: true, field: `greenFlags.${index}.value` })),
    ...redFlags.map((flag, index) => ({ ...flag, isGreen: false, field: `redFlags.${index}.value` })),
  ].filter(({ value }) => value.trim());
  const profiles = flagProfiles(greenFlags, redFlags);
  const isOpen = leavesWorkOpen(pair.candidate);
  const objections = written.length + (pair.candidate.wishes.left ?? []).length;
  const share = 1 / (isOpen ? objections + 1 : written.length || 1);
  const left = leftReasons(pair, share);
  const found = left.filter(({ share: points }) => points < 0);
  if (found.length > 0) return found;
  return [
    ...written.flatMap((flag, index) => {
      const profile = profiles[index];
      return profile ? [flagReason(pair, flag, profile, share)] : [];
    }),
    ...(isOpen ? [...left, draft('flags', objections > 0 ? 'reason.flag.only_objections' : 'reason.flag.anything', -share, {})] : []),
  ];
};
