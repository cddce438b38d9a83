import * as z from 'zod';
import { rpc } from '../define';
import { Nothing } from '../entities/answers';
import { Address } from '../entities/address';
import { Candidate } from '../entities/candidate';
import { CandidatePreferences } from '../entities/candidate-preferences';
import { PageQuery, pageOf } from '../entities/page';
import { filled, idOf, json, shape, text } from '../fields';
import { accountsRoutes as at } from './accounts.routes';

/** A candidate that exists to try the matching: nobody signs in to it, and it gets no mail. */
export const TestCandidateInput = shape({
  firstName: filled(),
  lastName: filled(),
  address: Address.nullish(),
  preferences: CandidatePreferences.nullish(),
  testAttributes: json.nullish(),
});
export type TestCandidateInput = z.output<typeof TestCandidateInput>;

/** What a form was filled with when somebody began to write in it. */
export const TestCandidateSeen = shape({
  firstName: text().nullish(),
  lastName: text().nullish(),
  address: Address.nullish(),
  preferences: CandidatePreferences.nullish(),
  testAttributes: json.nullish(),
});
export type TestCandidateSeen = z.output<typeof TestCandidateSeen>;

const id = shape({ id: idOf('candidate_not_found') });

export const testCandidateCalls = {
  listTestCandidates: rpc(at.listTestCandidates, {
    /** With an id only that one, on whatever page it stands. */
    query: PageQuery.extend({ id: idOf('candidate_not_found').optional() }),
    output: pageOf(Candidate),
    status: 200,
    errors: ['candidate_not_found'],
    look: 'listTestCandidates',
    summary: 'Test candidates, newest first.',
  }),
  createTestCandidate: rpc(at.createTestCandidate, {
    body: TestCandidateInput,
    output: Candidate,
    status: 201,
    summary: 'Creates a test candidate.',
  }),
  updateTestCandidate: rpc(at.updateTestCandidate, {
    params: id,
    /** With `seen` only while the candidate is still as it was seen. */
    body: TestCandidateInput.partial().extend({ seen: TestCandidateSeen.optional() }),
    output: Candidate,
    status: 200,
    errors: ['candidate_not_found', 'conflict'],
    summary: 'Changes what was sent of a test candidate, unless somebody else did since it was seen.',
  }),
  removeTestCandidate: rpc(at.removeTestCandidate, {
    params: id,
    output: Nothing,
    status: 204,
    errors: ['candidate_not_found'],
    summary: 'Deletes a test candidate with its resume and matches.',
  }),
};
