import { expect, type APIRequestContext, test } from '@playwright/test';
import { candidateAccount, candidateAnswers, candidateApplies, candidateIntake, candidateSearch } from './candidate-flow';
import { employerCloses, employerIntake, employerInvites, employerPublishes } from './employer-flow';
import { SeenCalls } from './made-calls';
import { staffLooks, staffTries } from './staff-flow';
import { visit } from './visitor-flow';

/** Every call of the contracts succeeds over HTTP at least once, made by people who really do these things. */
const seen = new SeenCalls();
/** Their success needs work that was given up, which nobody brings about from outside; the kit's own tests have it. */
const elsewhere = ['POST /admin/queues/{queue}/{id}/replay (admin)', 'POST /admin/queues/{queue}/{id}/discard (admin)'];

test.describe.serial('every call', () => {
  let candidate: { by: APIRequestContext; email: string };
  let employer: APIRequestContext;
  let staff: APIRequestContext;
  let vacancyId: string;
  let matchId: string;
  let slot: unknown;

  test('a visitor looks around and builds a resume', async () => visit(seen));
  test('a candidate says who he is', async () => void (candidate = await candidateIntake(seen)));
  test('an employer says who he is', async () => void (employer = await employerIntake(seen)));
  test('the employer publishes', async () => void (vacancyId = await employerPublishes(seen, employer)));
  test('the candidate finds it', async () => void (matchId = await candidateSearch(seen, candidate.by, vacancyId)));
  test('the candidate applies', async () => candidateApplies(seen, candidate.by, matchId));
  test('the employer invites', async () => void (slot = await employerInvites(seen, employer, matchId)));
  test('the candidate answers', async () => candidateAnswers(seen, candidate, matchId, slot));
  test('the employer closes', async () => employerCloses(seen, employer, matchId, vacancyId));
  test('staff look', async () => void (staff = await staffLooks(seen)));
  test('staff try the matching', async () => staffTries(seen, staff));
  test('the candidate comes in by other ways, and leaves', async () => candidateAccount(seen, candidate));
  test('no call was left out', () => expect(seen.missing.sort()).toEqual(elsewhere.sort()));
});
