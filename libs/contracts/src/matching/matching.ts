import * as z from 'zod';
import { rpc } from '../define';
import { FileAnswer, Queued } from '../entities/answers';
import { Match } from '../entities/match';
import { stretchOf, StretchQuery } from '../entities/stretch';
import { idOf, json, list, shape, text, uuid } from '../fields';
import { BeingMatched, candidateMatchCalls } from './candidate-matches';
import { employerFunnelCalls } from './employer-funnel';
import { matchingRoutes as at } from './matching.routes';
import { searchCalls } from './search';

const candidateParams = shape({ id: idOf('candidate_not_found') });

export const matchingCalls = {
  ...candidateMatchCalls,
  ...searchCalls,
  ...employerFunnelCalls,

  matchTestCandidate: rpc(at.matchTestCandidate, {
    body: shape({ candidateId: uuid }),
    output: BeingMatched,
    status: 202,
    errors: ['candidate_not_found', 'resume_not_ready', 'intake_incomplete', 'being_matched'],
    summary: 'Matches a test candidate; nobody is notified.',
  }),
  listTestMatches: rpc(at.listTestMatches, {
    params: candidateParams,
    output: z.array(Match),
    status: 200,
    errors: ['candidate_not_found'],
    look: 'getTestMatches',
    summary: 'The matches of a test candidate, best first.',
  }),
  downloadTestMatches: rpc(at.downloadTestMatches, {
    params: candidateParams,
    output: FileAnswer,
    status: 200,
    answer: 'file',
    errors: ['candidate_not_found'],
    timeout: 30_000,
    look: 'downloadTestMatches',
    summary: 'The matches of a test candidate as CSV.',
  }),
  listPersonMatches: rpc(at.listPersonMatches, {
    params: candidateParams,
    output: z.array(Match),
    status: 200,
    errors: ['candidate_not_found'],
    look: 'getUserMatches',
    summary: 'The matches of any candidate as he sees them, best first, for staff who are asked why.',
  }),

  /** The match as the caller in the context may see it, candidate or employer; whoever may not gets match_not_found. */
  matchForParty: rpc(at.matchForParty, { body: shape({ matchId: uuid }), output: Match, status: 200, errors: ['match_not_found'] }),
  /** The applications to vacancies of the caller's company, newest first. */
  matchesOfVacancies: rpc(at.matchesOfVacancies, {
    body: shape({ vacancyIds: list(uuid, 500) }),
    output: shape({ matches: z.array(shape({ vacancyId: uuid, match: Match })) }),
    status: 200,
  }),
  /** Fills the read model anew from the owners' snapshots, in the background. */
  rebuild: rpc(at.rebuild, { body: shape({ reason: text().optional() }), output: Queued, status: 202 }),
  /** What is kept about an account apart from its matches: searches, runs, and its moves in a company's funnel. */
  exportAccount: rpc(at.exportAccount, { body: shape({ accountId: uuid }), output: json, status: 200 }),
  /** A stretch of all matches of a candidate by id, each with its history. */
  exportMatches: rpc(at.exportMatches, {
    body: shape({ accountId: uuid }),
    query: StretchQuery,
    output: stretchOf(json),
    status: 200,
    timeout: 15_000,
  }),
};
