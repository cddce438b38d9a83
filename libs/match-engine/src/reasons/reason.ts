import type { Term } from '../score-types';

/** A piece of a resume or vacancy: `text` stands at start..end (UTF-16, end exclusive) of the field with this path. */
export type Quote = { text: string; start: number; end: number; field: string };

/**
 * Why points were won (positive) or lost (negative). `key` is a message id in both languages, `params` its ICU arguments: numbers, words
 * of the resume or vacancy itself, or codes that the message selects by, never words of one language. `you` quotes the resume and wishes,
 * `they` the vacancy.
 */
export type Reason = { key: ReasonKey; term: Term; params: Record<string, string | number>; points: number; you: Quote[]; they: Quote[] };

/** Every message a reason can have. */
export const reasonKeys = [
  'reason.occupation.same',
  'reason.occupation.near',
  'reason.occupation.past',
  'reason.occupation.ago',
  'reason.occupation.text',
  'reason.occupation.detail',
  'reason.occupation.differs',
  'reason.occupation.other',
  'reason.skill.has',
  'reason.skill.related',
  'reason.skill.mentioned',
  'reason.skill.partly',
  'reason.skill.missing',
  'reason.sought.work',
  'reason.sought.near',
  'reason.sought.text',
  'reason.sought.detail',
  'reason.sought.differs',
  'reason.sought.other',
  'reason.sought.skill',
  'reason.sought.skillNear',
  'reason.sought.skillAbsent',
  'reason.experience.years',
  'reason.experience.level',
  'reason.experience.short',
  'reason.experience.above',
  'reason.experience.below',
  'reason.education.met',
  'reason.education.free',
  'reason.education.below',
  'reason.licence.met',
  'reason.licence.missing',
  'reason.language.met',
  'reason.language.free',
  'reason.language.weak',
  'reason.language.missing',
  'reason.salary.met',
  'reason.salary.partly',
  'reason.salary.low',
  'reason.hours.met',
  'reason.hours.more',
  'reason.hours.fewer',
  'reason.hours.type',
  'reason.workModel.met',
  'reason.workModel.other',
  'reason.travel.within',
  'reason.travel.remote',
  'reason.travel.close',
  'reason.travel.beyond',
  'reason.industry.met',
  'reason.industry.other',
  'reason.size.met',
  'reason.size.other',
  'reason.benefit.offered',
  'reason.benefit.silent',
  'reason.flag.green',
  'reason.flag.silent',
  'reason.flag.denied',
  'reason.flag.redAbsent',
  'reason.flag.red',
  'reason.cap.dealbreaker',
  'reason.cap.language',
  'reason.cap.partialLanguage',
  'reason.cap.licence',
  'reason.cap.education',
  'reason.cap.lowerEducation',
  'reason.cap.seniority',
  'reason.cap.farSeniority',
  'reason.cap.travel',
  'reason.cap.longTravel',
  'reason.cap.salary',
  'reason.cap.hours',
  'reason.cap.workModel',
  'reason.cap.jobType',
  'reason.cap.severalWishes',
  'reason.unknown',
] as const;
export type ReasonKey = (typeof reasonKeys)[number];

/** A reason before its points are known: its share of what its term won or lost. */
export type Draft = Omit<Reason, 'points'> & { share: number };

/** A draft without quotes. */
export const draft = (term: Term, key: ReasonKey, share: number, rest: Partial<Pick<Draft, 'params' | 'you' | 'they'>> = {}): Draft => ({
  term,
  key,
  share,
  params: rest.params ?? {},
  you: rest.you ?? [],
  they: rest.they ?? [],
});
