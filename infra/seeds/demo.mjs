// @ts-check
// Fills a fresh stack with the demo: three companies, sixty vacancies, three candidates, and an account for each app.
import { hash } from '@node-rs/argon2';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { authCalls } from '@tandem/contracts/auth/auth';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { connect, patiently, stretches } from './connection.mjs';
import { candidates } from './data/candidates.mjs';
import { cities } from './data/cities.mjs';
import { companies } from './data/companies.mjs';
import { demoAccounts } from './demo-accounts.mjs';
import { vacancy } from './vacancies.mjs';

const VACANCIES = 60;
const EMPLOYER = '5d000000-0000-4000-8000-000000000001';
const ADMIN = '5d000000-0000-4000-8000-000000000002';

const line = await connect(process.env);
const address = (/** @type {string} */ city) => ({
  ...cities.find((each) => each.city === city),
  street: null,
  postalCode: null,
  country: 'NL',
});
const passwordHash = (/** @type {string} */ password) => hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

async function accounts() {
  const [candidate] = candidates;
  const people = [
    {
      accountId: candidate?.id,
      ...demoAccounts.candidate,
      accountType: 'CANDIDATE',
      firstName: candidate?.firstName,
      lastName: candidate?.lastName,
      language: 'en',
    },
    {
      accountId: EMPLOYER,
      ...demoAccounts.employer,
      accountType: 'EMPLOYER',
      firstName: 'Femke',
      lastName: 'Roos',
      companyName: companies.works.name,
      companyId: companies.works.id,
      language: 'en',
    },
    { accountId: ADMIN, ...demoAccounts.admin, accountType: 'CANDIDATE', firstName: 'Ruben', lastName: 'Staal', language: 'en' },
  ];
  const hashed = await Promise.all(
    people.map(async ({ password, ...person }) => ({ ...person, passwordHash: await passwordHash(password) })),
  );
  await line.call(authCalls.importAccounts, { body: { accounts: hashed } });
  await patiently(() => line.call(accountsCalls.setAdmin, { body: { email: demoAccounts.admin.email, isAdmin: true } }));
}

/** The demo employer's intake is done: the dashboard is his first page. */
async function employerPhone() {
  const as = { accountId: EMPLOYER, accountType: /** @type {const} */ ('EMPLOYER') };
  await patiently(() => line.call(accountsCalls.update, { body: { phone: companies.works.phone } }, as));
}

async function employers() {
  const list = Object.values(companies).map(({ id, name, industry, size, city, founded, phone, website, summary }) => ({
    companyId: id, companyName: name, industry, companySize: size, address: address(city), foundingDate: founded, phone, websites: { home: website }, summary,
  })); // prettier-ignore
  await line.call(accountsCalls.importCompanies, { body: { companies: list } });
}

async function people() {
  const list = candidates.map(({ id, account, firstName, lastName, phone, birthDate, city, preferences }) => ({
    candidateId: id,
    email: account === 'candidate' ? demoAccounts.candidate.email : `${firstName}.${lastName}@example.org`.toLowerCase(),
    firstName, lastName, phone, birthDate, countryCode: 'NL', address: address(city), preferences,
  })); // prettier-ignore
  await line.call(accountsCalls.importCandidates, { body: { candidates: list } });
  await line.call(resumesCalls.import, {
    body: {
      resumes: candidates.map(({ id, summary, educations, workExperiences, skills }) => ({
        candidateId: id,
        summary,
        educations,
        workExperiences,
        skills,
      })),
    },
  });
}

async function jobs() {
  const list = Array.from({ length: VACANCIES }, (_, n) => vacancy(n));
  for (const some of stretches(list, 60)) await line.call(vacanciesCalls.import, { body: { vacancies: some } });
}

/** The demo candidate opens the app to a list that is there. */
async function matches() {
  const [candidate] = candidates;
  const as = { accountId: candidate?.id ?? null, accountType: /** @type {const} */ ('CANDIDATE') };
  await patiently(() => line.call(accountsCalls.generateCandidateSummary, {}, as));
  await patiently(() => line.call(matchingCalls.startMatching, {}, as));
  await patiently(async () => {
    const { total } = await line.call(matchingCalls.recommended, { query: { page: 1, pageSize: 10 } }, as);
    if (total === 0) throw new Error('the demo candidate has no matches yet');
  });
}

try {
  await employers();
  await accounts();
  await employerPhone();
  await people();
  await jobs();
  await matches();
} finally {
  await line.close();
}
