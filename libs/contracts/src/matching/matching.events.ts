import { accountTypes } from '@tandem/domain/account';
import { matchStatuses } from '@tandem/domain/match';
import { event } from '../define';
import { Invitation, Timeslot } from '../entities/match';
import { flag, integer, list, moment, number, oneOf, shape, text, uuid } from '../fields';

/** Who and what a match is about, enough to write a notification without asking. */
const matchFacts = {
  matchId: uuid,
  percentage: number.nullable(),
  candidate: shape({ id: uuid, firstName: text().nullable(), lastName: text().nullable(), isTest: flag }),
  vacancy: shape({
    id: uuid,
    title: text().nullable(),
    /** Null for a scraped vacancy: nobody on the platform to notify. */
    companyId: uuid.nullable(),
    companyName: text(),
  }),
};
export const MatchFacts = shape(matchFacts);

/** Which side of an application is gone: the vacancy, with its company or alone, or the candidate with his account. */
export const goneSides = ['VACANCY', 'CANDIDATE'] as const;

export const matchingEvents = {
  /** Somebody moved a match. The first JOB_TAKEN of a vacancy fills it. */
  statusChanged: event('matching.statusChanged', {
    payload: shape({
      ...matchFacts,
      from: oneOf(matchStatuses),
      to: oneOf(matchStatuses),
      actor: oneOf(accountTypes),
      actorId: uuid,
      at: moment,
      /** Another event of the same change tells people of it: invitationSent or timeslotChosen. */
      isToldApart: flag.optional(),
      /** The time of an interview that does not take place because of this. */
      calledOff: Timeslot.optional(),
    }),
    consumers: ['notifications', 'vacancies', 'admin'],
    carries: 'fact',
  }),
  /** A run found good matches that are new: one event a run, at most ten of them. */
  matchesFound: event('matching.matchesFound', {
    payload: shape({ runId: uuid, candidateId: uuid, matches: list(MatchFacts, 10) }),
    consumers: ['notifications'],
    carries: 'fact',
  }),
  /** Whether a candidate is being matched now, and when that last ended well. */
  runChanged: event('matching.runChanged', {
    payload: shape({ candidateId: uuid, beingMatched: flag, lastMatchedAt: moment.nullable() }),
    consumers: ['accounts', 'admin'],
    carries: 'state',
  }),
  /** How many candidates a vacancy suits. */
  potentialChanged: event('matching.potentialChanged', {
    payload: shape({ vacancyId: uuid, amountPotentialCandidates: integer }),
    consumers: ['vacancies'],
    carries: 'state',
  }),
  /** An employer invited, by whatever way; with new times once more. `invitedBy` is the member's account. */
  invitationSent: event('matching.invitationSent', {
    payload: shape({ ...matchFacts, invitation: Invitation, invitedBy: uuid.optional() }),
    consumers: ['notifications'],
    carries: 'fact',
  }),
  /** The candidate chose a time, which begins the interview; null asks for others. */
  timeslotChosen: event('matching.timeslotChosen', {
    payload: shape({ ...matchFacts, slot: Timeslot.nullable(), at: moment }),
    consumers: ['notifications'],
    carries: 'fact',
  }),
  /** An application that was under way ended because one side is gone. Names the side that stays by id, and not the other. */
  applicationEnded: event('matching.applicationEnded', {
    payload: shape({
      matchId: uuid,
      gone: oneOf(goneSides),
      /** How far it had come. */
      status: oneOf(matchStatuses),
      /** Without a name: who leaves is not named any more, and who stays knows his own. */
      candidate: shape({ id: uuid.nullable(), isTest: flag }),
      vacancy: shape({ title: text().nullable(), companyId: uuid.nullable(), companyName: text() }),
      at: moment,
      /** The time of an interview that does not take place because of this. */
      calledOff: Timeslot.optional(),
    }),
    consumers: ['notifications'],
    carries: 'fact',
    isFarewell: true,
  }),
  /** An employer has had an application for as long as he may: whoever tells him of it tells him no more. */
  applicationForgotten: event('matching.applicationForgotten', {
    payload: shape({ matchId: uuid, candidateId: uuid }),
    consumers: ['notifications'],
    carries: 'fact',
  }),
};
