// @ts-check
// npm run seed:load -- --vacancies N --candidates M: invented volume for a running stack, through the services' own import.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { connect } from './connection.mjs';
import { candidates as demoCandidates } from './data/candidates.mjs';
import { cities } from './data/cities.mjs';
import { vacancy } from './data/vacancy.mjs';

const STRETCH = 200;
const AT_ONCE = 4;
const { values } = parseArgs({ options: { vacancies: { type: 'string', default: '0' }, candidates: { type: 'string', default: '0' } } });
const amounts = { vacancies: Number(values.vacancies), candidates: Number(values.candidates) };
if (
  ![amounts.vacancies, amounts.candidates].every((amount) => Number.isInteger(amount) && amount >= 0) ||
  amounts.vacancies + amounts.candidates === 0
) {
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
  /** @type {string} */ what,
  /** @type {number} */ amount,
  /** @type {(from: number, to: number) => Promise<unknown>} */ send,
) {
  let next = 0;
  const started = Date.now();
  const worker = async () => {
    while (next < amount) {
      const from = next;
      next = Math.min(amount, next + STRETCH);
      await send(from, next);
      if (from % 10_000 === 0) console.log(`${what}: ${from} of ${amount}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  console.log(`${what}: ${amount} in ${Math.round((Date.now() - started) / 1_000)} s`);
}
const between = (/** @type {number} */ from, /** @type {number} */ to) => Array.from({ length: to - from }, (_, index) => from + index);

await fill('vacancies', amounts.vacancies, (from, to) =>
  line.call(vacanciesCalls.import, { body: { vacancies: between(from, to).map((n) => found(n)) } }),
);
await fill('candidates', amounts.candidates, async (from, to) => {
  const people = between(from, to).map((n) => {
    const like = candidates[n % candidates.length];
    const place = cities[n % cities.length];
    if (!like || !place) throw new Error('no data');
    return { id: randomUUID(), n, like, place };
  });
  await line.call(accountsCalls.importCandidates, {
    body: {
      candidates: people.map(({ id, n, like, place }) => ({
        candidateId: id, email: `person-${series}-${n}@example.org`, firstName: like.firstName, lastName: like.lastName, birthDate: like.birthDate,
        address: { ...place, street: null, postalCode: null, country: 'NL' }, preferences: like.preferences,
      })), // prettier-ignore
    },
  });
  await line.call(resumesCalls.import, {
    body: {
      resumes: people.map(({ id, like: { summary, educations, workExperiences, skills } }) => ({
        candidateId: id,
        summary,
        educations,
        workExperiences,
        skills,
      })),
    },
  });
});
await line.close();
