import { textLimits } from '@tandem/domain/limits';
import { invitationMethods, matchStatuses } from '@tandem/domain/match';
import * as z from 'zod';
import { flag, integer, list, moment, number, oneOf, shape, text, uuid } from '../fields';
import { Address } from './address';
import { MatchResumeSettings } from './resume';
import { VacancyCard } from './vacancy';

/** Words of one side that a reason rests on: `text` stands at start..end (UTF-16, end exclusive) of the field with this path. */
export const Quote = shape({ text: text(textLimits.source), start: integer, end: integer, field: text() }).meta({ id: 'Quote' });
export type Quote = z.output<typeof Quote>;

/**
 * One reason for (points above zero) or against (below): a text's id with its parameters and the words it rests on,
 * `you` of the resume and wishes, `they` of the vacancy. `term` is the part of the balance bar it belongs to.
 */
export const Reason = shape({
  key: text(),
  term: text(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  points: number,
  you: z.array(Quote),
  they: z.array(Quote),
}).meta({ id: 'Reason' });
export type Reason = z.output<typeof Reason>;

/**
 * One part of the balance bar: what it weighs and what of it was won. Points of all parts add up to the percentage. `value`, 0 to 1, is
 * how well it fits by itself, before other work or a limit took from it; scores of before it was kept have none.
 */
export const MatchPart = shape({ term: text(), weight: number, points: number, value: number.optional() }).meta({ id: 'MatchPart' });
export type MatchPart = z.output<typeof MatchPart>;

/** Why a percentage is what it is. certainty, 0 to 1, says how much was known. */
export const MatchReason = shape({
  positive: z.array(Reason),
  negative: z.array(Reason),
  parts: z.array(MatchPart),
  certainty: number.nullable(),
}).meta({ id: 'MatchReason' });
export type MatchReason = z.output<typeof MatchReason>;

/** The candidate as an employer sees him once he has applied; for the candidate himself the same facts. */
export const MatchCandidate = shape({
  id: uuid,
  firstName: text().nullable(),
  lastName: text().nullable(),
  email: text(textLimits.email).nullable(),
  phone: text(40).nullable(),
  preferredSalary: number.nullable(),
  address: Address.nullable(),
  linkedinUrl: text(textLimits.url).nullable(),
}).meta({ id: 'MatchCandidate' });
export type MatchCandidate = z.output<typeof MatchCandidate>;

export const Timeslot = shape({ start: moment, end: moment }).meta({ id: 'Timeslot' });
export type Timeslot = z.output<typeof Timeslot>;

/** How an employer invited, and what the candidate chose; `asksOther` means that none of the times fits. */
export const Invitation = shape({
  method: oneOf(invitationMethods),
  message: text(textLimits.paragraph).nullable(),
  slots: list(Timeslot),
  /** Told to the candidate alone: of the slots those at which another interview for the vacancy is planned by now. */
  taken: list(Timeslot).optional(),
  chosen: Timeslot.nullable(),
  asksOther: flag,
}).meta({ id: 'Invitation' });
export type Invitation = z.output<typeof Invitation>;

/** How long the employer keeps an application after its vacancy closed. */
export const Retention = shape({
  /** The candidate agreed to a year; otherwise it is four weeks. */
  isLonger: flag,
  /** When it goes; null while the vacancy is open. */
  until: moment.nullable(),
  /** The employer has it no more: it is the candidate's alone. */
  isOver: flag,
}).meta({ id: 'Retention' });
export type Retention = z.output<typeof Retention>;

/** A candidate and a vacancy. percentage, 0 to 100, is null until scored; archived is the reader's own side. */
export const Match = shape({
  id: uuid,
  percentage: number.nullable(),
  status: oneOf(matchStatuses),
  archived: flag,
  vacancy: VacancyCard,
  candidate: MatchCandidate,
  reason: MatchReason.nullable(),
  isGeneratingCoverLetter: flag,
  isGeneratingResume: flag,
  resumeSettings: MatchResumeSettings.nullable(),
  coverLetterUrl: text(textLimits.url).nullable(),
  invitation: Invitation.nullable(),
  /** Null where nobody applied, and where no employer is on the platform to keep anything. */
  retention: Retention.nullable(),
  /** When the status last changed. */
  updatedAt: moment,
}).meta({ id: 'Match' });
export type Match = z.output<typeof Match>;

/** What a list needs to know of a match. */
export const MatchScore = Match.pick({ id: true, percentage: true, status: true, archived: true, reason: true, updatedAt: true }).meta({
  id: 'MatchScore',
});
export type MatchScore = z.output<typeof MatchScore>;
