import * as z from 'zod';
import { rpc } from '../define';
import { Nothing } from '../entities/answers';
import { Address } from '../entities/address';
import { Candidate } from '../entities/candidate';
import { CandidatePreferences } from '../entities/candidate-preferences';
import { PageQuery, pageOf } from '../entities/page';
import { filled, idOf, json, shape } from '../fields';
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
    body: TestCandidateInput.partial(),
    output: Candidate,
    status: 200,
    errors: ['candidate_not_found'],
    summary: 'Changes what was sent of a test candidate.',
  }),
  removeTestCandidate: rpc(at.removeTestCandidate, {
    params: id,
    output: Nothing,
    status: 204,
    errors: ['candidate_not_found'],
    summary: 'Deletes a test candidate with its resume and matches.',
  }),
};
