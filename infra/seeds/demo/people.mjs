// @ts-check
// The people of the demo who look for work, their resumes, and the one who looks after the house.
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { authCalls } from '@tandem/contracts/auth/auth';
import { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { addressIn, patiently } from '../connection.mjs';
import { candidates } from '../data/candidates.mjs';
import { demoAccounts } from '../demo-accounts.mjs';
import { passwordHash } from './companies.mjs';

const ADMIN = '5d000000-0000-4000-8000-000000000002';

/** @typedef {typeof candidates[number]} DemoCandidate */

/** As whom a candidate acts. */
export const asCandidate = (/** @type {DemoCandidate} */ { id }) => ({ accountId: id, accountType: /** @type {const} */ ('CANDIDATE') });

/** Those whose intake is done. */
export const ready = candidates.filter(({ preferences }) => preferences !== null);

/** @param {import('../connection.mjs').Line} line */
export async function fillPeople(line) {
  await line.call(authCalls.importAccounts, { body: { accounts: await accounts() } });
  await patiently(() => line.call(accountsCalls.setAdmin, { body: { email: demoAccounts.admin.email, isAdmin: true } }));
  await line.call(accountsCalls.importCandidates, {
    body: {
      candidates: candidates.map(({ id, account, firstName, lastName, phone, birthDate, country, city, preferences }) => ({
        candidateId: id,
        email: account ? demoAccounts.candidate.email : `${firstName}.${lastName}@example.org`.toLowerCase(),
        firstName, lastName, phone, birthDate, countryCode: country, address: addressIn(city), ...(preferences && { preferences }),
      })), // prettier-ignore
    },
  });
  await line.call(resumesCalls.import, {
    body: {
      resumes: ready.map(({ id, summary, educations, workExperiences, skills }) => ({
        candidateId: id,
        summary,
        educations,
        workExperiences,
        skills,
      })),
    },
  });
  await Promise.all(ready.map((person) => patiently(() => line.call(accountsCalls.generateCandidateSummary, {}, asCandidate(person)))));
}

async function accounts() {
  const [candidate] = candidates;
  const people = [
    { accountId: candidate?.id, ...demoAccounts.candidate, firstName: candidate?.firstName, lastName: candidate?.lastName },
    { accountId: ADMIN, ...demoAccounts.admin, firstName: 'Ruben', lastName: 'Staal' },
  ];
  return Promise.all(
    people.map(async ({ password, ...person }) => ({
      ...person,
      accountType: 'CANDIDATE',
      language: 'en',
      passwordHash: await passwordHash(password),
    })),
  );
}
