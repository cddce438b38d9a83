import { textLimits, timeslotLimits } from '@tandem/domain/limits';
import { invitationMethods, matchStatuses } from '@tandem/domain/match';
import { hasOverlap } from '@tandem/domain/timeslots';
import * as z from 'zod';
import { rpc } from '../define';
import { Match, Timeslot } from '../entities/match';
import { idOf, list, oneOf, shape, text } from '../fields';
import { FunnelQuery, MatchPatch } from './candidate-matches';
import { matchingRoutes as at } from './matching.routes';

const params = shape({ matchId: idOf('match_not_found') });

/** How the candidate is invited; TIMESLOTS offers one to six times. */
export const InvitationInput = shape({
  method: oneOf(invitationMethods),
  /** The status it was decided upon; an application that has another by then is not invited. */
  from: oneOf(matchStatuses).optional(),
  message: text(textLimits.paragraph).nullish(),
  slots: list(Timeslot, timeslotLimits.most)
    .refine((slots) => slots.every(({ start, end }) => start < end), { error: 'start_before_end' })
    .refine((slots) => !hasOverlap(slots), { error: 'slots_overlap' })
    .optional(),
}).refine(({ method, slots }) => method !== 'TIMESLOTS' || Boolean(slots?.length), { error: 'field_required', path: ['slots'] });
export type InvitationInput = z.output<typeof InvitationInput>;

export const employerFunnelCalls = {
  employerFunnel: rpc(at.employerFunnel, {
    query: FunnelQuery,
    output: z.array(Match),
    status: 200,
    summary: 'Applications to the own vacancies.',
  }),
  getApplication: rpc(at.getApplication, { params, output: Match, status: 200, errors: ['match_not_found'], summary: 'One application.' }),
  changeStatus: rpc(at.changeStatus, {
    params,
    body: MatchPatch,
    output: Match,
    status: 200,
    errors: ['match_not_found', 'transition_not_allowed', 'vacancy_filled', 'archive_not_allowed'],
    summary: 'Invites, rejects, moves, marks the job as taken, archives.',
  }),
  invite: rpc(at.invite, {
    params,
    body: InvitationInput,
    output: Match,
    status: 200,
    errors: [
      'match_not_found',
      'transition_not_allowed',
      'vacancy_filled',
      'start_before_end',
      'slots_overlap',
      'slot_in_past',
      'slot_taken',
    ],
    summary: 'Invites by phone, mail or a choice of times.',
  }),
};
