// @ts-check
// npm run seed:load -- --vacancies N --candidates M --companies K: invented volume for a running stack, through the services' own import.
import { randomUUID } from 'node:crypto';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { addressIn, connect, patiently } from './connection.mjs';
import { candidates as demoCandidates } from './data/candidates.mjs';
import { cities } from './data/cities.mjs';
import { vacancy } from './data/vacancy.mjs';
import { readOptions } from '../local/options.mjs';

/** How many of each go in one call: people are written one by one, vacancies together. */
const stretch = { vacancies: 200, candidates: 50, companies: 50 };
const AT_ONCE = 4;
/** Milliseconds for which a stretch is tried again: services that are behind with their events answer late, and the same once more is no change. */
const PATIENCE = 600_000;

const none = /** @type {const} */ ({ type: 'string', default: '0' });
const { values } = readOptions('npm run seed:load -- --vacancies N --candidates N --companies N', {
  options: { vacancies: none, candidates: none, companies: none },
});
const amounts = { vacancies: Number(values.vacancies), candidates: Number(values.candidates), companies: Number(values.companies) };
const asked = Object.values(amounts);
if (!asked.every((amount) => Number.isInteger(amount) && amount >= 0) || asked.every((amount) => amount === 0)) {
  console.error('Say how many: npm run seed:load -- --vacancies 10000 --candidates 1000');
  process.exit(1);
}

const line = await connect(process.env);
const series = randomUUID().slice(0, 6);
const candidates = demoCandidates.filter(({ preferences }) => preferences !== null);

/** Volume comes as if found elsewhere: it is ranked for whoever looks, and looks for nobody by itself. */
const found = (/** @type {number} */ n) => {
  const made = vacancy(n, series);
  return { ...made, companyId: null, isScraped: true, originalUrl: `https://jobs.example/${made.id}` };
};

/** Sends stretches of `amount` things, several at a time, and says how far it is. */
async function fill(
  /** @type {keyof typeof amounts} */ what,
  /** @type {(from: number, to: number) => () => Promise<unknown>} Makes the things, and answers what sends them. */ make,
) {
  const amount = amounts[what];
  if (amount === 0) return;
  let next = 0;
  const started = Date.now();
  const worker = async () => {
    while (next < amount) {
      const from = next;
      next = Math.min(amount, next + stretch[what]);
      await patiently(make(from, next), PATIENCE);
      if (from % 10_000 === 0) console.log(`${what}: ${from} of ${amount}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  console.log(`${what}: ${amount} in ${Math.round((Date.now() - started) / 1_000)} s`);
}
const between = (/** @type {number} */ from, /** @type {number} */ to) => Array.from({ length: to - from }, (_, index) => from + index);

await fill('companies', (from, to) => {
  const made = between(from, to).map((n) => ({
    companyId: randomUUID(), companyName: `Company ${series} ${n}`, industry: 'other', companySize: 'SMALL', address: addressIn(cities[n % cities.length]?.city ?? ''),
  })); // prettier-ignore
  return async () => line.call(accountsCalls.importCompanies, { body: { companies: made } });
});
await fill('vacancies', (from, to) => {
  const made = between(from, to).map((n) => found(n));
  return async () => line.call(vacanciesCalls.import, { body: { vacancies: made } });
});
await fill('candidates', (from, to) => {
  const people = between(from, to).map((n) => {
    const like = candidates[n % candidates.length];
    const place = cities[n % cities.length];
    if (!like || !place) throw new Error('no data');
    return { id: randomUUID(), n, like, place };
  });
  const accounts = people.map(({ id, n, like, place }) => ({
    candidateId: id, email: `person-${series}-${n}@example.org`, firstName: like.firstName, lastName: like.lastName, birthDate: like.birthDate,
    address: { ...place, street: null, postalCode: null, country: 'NL' }, preferences: like.preferences,
  })); // prettier-ignore
  const resumes = people.map(({ id, like: { summary, educations, workExperiences, skills } }) => ({
    candidateId: id,
    summary,
    educations,
    workExperiences,
    skills,
  }));
  return async () => {
    await line.call(accountsCalls.importCandidates, { body: { candidates: accounts } });
    await line.call(resumesCalls.import, { body: { resumes } });
  };
});
await line.close();
