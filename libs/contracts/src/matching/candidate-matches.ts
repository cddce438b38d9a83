import { declineReasons, matchStatuses } from '@tandem/domain/match';
import { textLimits } from '@tandem/domain/limits';
import * as z from 'zod';
import { rpc } from '../define';
import { FileAnswer } from '../entities/answers';
import { Match, MatchPart, MatchScore, Timeslot } from '../entities/match';
import { pageOf, pageQuery } from '../entities/page';
import { VacancyCard } from '../entities/vacancy';
import { between, exactly, flag, idOf, list, number, oneOf, shape, text, uuid } from '../fields';
import { matchingRoutes as at } from './matching.routes';

const params = shape({ id: idOf('match_not_found') });
const vacancyParams = shape({ vacancyId: idOf('vacancy_not_found') });
const missing = ['match_not_found'] as const;
const changeErrors = ['match_not_found', 'transition_not_allowed', 'vacancy_filled', 'archive_not_allowed'] as const;

type Changes = { status?: unknown; archived?: unknown; keepsLonger?: unknown };
const someChange = ({ status, archived, keepsLonger }: Changes) => [status, archived, keepsLonger].some((given) => given !== undefined);
const noChange = { error: 'invalid_value', path: ['status'] };
const change = { status: oneOf(matchStatuses).optional(), from: oneOf(matchStatuses).optional(), archived: flag.optional() };

/**
 * A change of status, of the archive, or of both: then the status goes first. `from` is the status it was decided upon; what has another
 * by then is not moved.
 */
export const MatchPatch = shape(change).refine(someChange, noChange);
export type MatchPatch = z.output<typeof MatchPatch>;
/**
 * The same by a candidate, who may say why he declines, and whether the employer may keep his application for a year after the vacancy
 * closes instead of four weeks: with the application or at any time while the employer has it.
 */
export const CandidateMatchPatch = shape({
  ...change,
  reason: oneOf(declineReasons).nullish(),
  keepsLonger: flag.optional(),
}).refine(someChange, noChange);
export type CandidateMatchPatch = z.output<typeof CandidateMatchPatch>;

/** What of a funnel is wanted; states are columns or statuses, archived is false when absent. */
export const FunnelQuery = shape({
  vacancyIds: list(uuid, 500).optional(),
  search: text(textLimits.search).optional(),
  states: list(oneOf(matchStatuses)).optional(),
  archived: flag.optional(),
});
export type FunnelQuery = z.output<typeof FunnelQuery>;

/** A vacancy with the caller's own match, when there is one. */
export const VacancyWithMatch = VacancyCard.extend({ match: MatchScore.nullable() }).meta({ id: 'VacancyWithMatch' });
export type VacancyWithMatch = z.output<typeof VacancyWithMatch>;

/** Wishes to try out; what is absent stays as it is. Skills are added to those of the resume. */
export const WhatIf = shape({
  travelTime: between(1, 600).optional(),
  salary: between(0, 1_000_000).optional(),
  addedSkills: list(text(), 20).optional(),
});
export type WhatIf = z.output<typeof WhatIf>;

/** One change that would raise a percentage; `key` and `params` are its text. */
export const Suggestion = shape({ key: text(), params: z.record(z.string(), z.union([z.string(), z.number()])), percentage: number }).meta({
  id: 'Suggestion',
});
export type Suggestion = z.output<typeof Suggestion>;

/** What the percentage would be; what it is `today`, with nothing tried; and which single changes would raise that most. */
export const WhatIfAnswer = shape({ percentage: number, today: number, parts: z.array(MatchPart), suggestions: z.array(Suggestion) });
export type WhatIfAnswer = z.output<typeof WhatIfAnswer>;

export const BeingMatched = shape({ beingMatched: exactly(true) });

export const candidateMatchCalls = {
  recommended: rpc(at.recommended, {
    query: shape({ ...pageQuery, withMatches: flag.optional() }),
    output: pageOf(VacancyWithMatch),
    status: 200,
    summary: 'An employer gets his own vacancies, newest first; a candidate the recommended ones, best first.',
  }),
  listMatches: rpc(at.listMatches, {
    query: shape({
      vacancyId: uuid.optional(),
      lat: between(-90, 90).optional(),
      lng: between(-180, 180).optional(),
      distance: between(0, 20_000).optional(),
    }),
    output: z.array(Match),
    status: 200,
    summary: 'The own matches, best first; within `distance` kilometres of a point when all three are given.',
  }),
  getMatch: rpc(at.getMatch, { params, output: Match, status: 200, errors: missing, summary: 'One of the own matches.' }),
  changeMatch: rpc(at.changeMatch, {
    params,
    body: CandidateMatchPatch,
    output: Match,
    status: 200,
    errors: changeErrors,
    summary: 'Applies, declines, accepts, moves back, archives, and says how long the employer may keep the application.',
  }),
  tryWhatIf: rpc(at.tryWhatIf, {
    params,
    body: WhatIf,
    output: WhatIfAnswer,
    status: 200,
    errors: ['match_not_found', 'intake_incomplete'],
    summary: 'What the percentage would be with other wishes; saves nothing.',
  }),
  chooseTimeslot: rpc(at.chooseTimeslot, {
    params,
    body: shape({ slot: Timeslot.optional(), other: exactly(true).optional() }).refine(
      ({ slot, other }) => Boolean(slot) !== Boolean(other),
      {
        error: 'field_required',
        path: ['slot'],
      },
    ),
    output: Match,
    status: 200,
    errors: [
      'match_not_found',
      'invitation_not_found',
      'slot_not_offered',
      'slot_taken',
      'slot_in_past',
      'transition_not_allowed',
      'vacancy_filled',
    ],
    summary: 'Chooses one of the offered times, which accepts the invitation, or asks for others.',
  }),
  downloadInvitation: rpc(at.downloadInvitation, {
    params,
    output: FileAnswer,
    status: 200,
    answer: 'file',
    errors: ['match_not_found', 'invitation_not_found'],
    summary: 'The chosen time as a calendar file.',
  }),
  startMatching: rpc(at.startMatching, {
    output: BeingMatched,
    status: 202,
    errors: ['being_matched', 'intake_incomplete'],
    summary: 'Starts to match the candidate against all vacancies.',
  }),
  candidateFunnel: rpc(at.candidateFunnel, { query: FunnelQuery, output: z.array(Match), status: 200, summary: 'The own applications.' }),
  candidateFunnelVacancies: rpc(at.candidateFunnelVacancies, {
    output: z.array(shape({ id: uuid, title: text().nullable(), employer: shape({ companyName: text() }) })),
    status: 200,
    summary: 'The vacancies of the own funnel, for its filter.',
  }),
  matchOfVacancy: rpc(at.matchOfVacancy, {
    params: vacancyParams,
    output: Match,
    status: 200,
    errors: ['match_not_found', 'vacancy_not_found'],
    summary: 'The own match with a vacancy.',
  }),
  calculateScore: rpc(at.calculateScore, {
    params: vacancyParams,
    output: Match,
    status: 202,
    errors: ['vacancy_not_found', 'transition_not_allowed', 'intake_incomplete'],
    summary: 'Starts to score one vacancy.',
  }),
};
