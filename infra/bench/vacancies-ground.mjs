// @ts-check
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { flood } from './flood.mjs';
import { gatewayGround } from './gateway-parts.mjs';
import { started } from './process.mjs';
import { sideBySide } from './ratio.mjs';

const require = createRequire(import.meta.url);
/** @type {typeof import('@tandem/contracts/vacancies/vacancies')} */
const { vacanciesCalls } = require('@tandem/contracts/vacancies/vacancies');
/** @type {typeof import('@tandem/service-kit/migrate')} */
const { migrate } = require('@tandem/service-kit/migrate');
/** @type {typeof import('@tandem/vacancies/service')} */
const { service } = require('@tandem/vacancies/service');

const amount = 10;
const calls = 400;
const pairs = 7;

const words = (/** @type {number} */ count) => 'installs and maintains heat pumps at people’s homes '.repeat(count).trim();
const wanted = {
  title: 'Monteur', address: { city: 'Utrecht', country: 'NL', latitude: 52.0907, longitude: 5.1214 }, salaryMin: 2_900, salaryMax: 3_900,
  minHoursPerWeek: 36, requiredSkills: ['Heat pumps', 'Electrical work', 'VCA'], responsibilities: [words(1), words(2)], benefits: ['Pension', 'A car'],
  description: words(30),
}; // prettier-ignore

/**
 * Ten vacancies of a company behind the gateway, each part a process of its own, and beside them a bare server.
 * `measure` asks both for the same in turns.
 */
export const vacanciesGround = async () => {
  const ground = await gatewayGround(['vacancies']);
  const own = ground.environment.of('vacancies');
  await migrate(service, own);
  const companyId = randomUUID();
  const who = /** @type {const} */ ({ accountId: randomUUID(), accountType: 'EMPLOYER', companyId, companyRole: 'Admin' });
  const processes = [
    await started('./vacancies-server.mjs', ['vacancies'], own),
    await started('./vacancies-server.mjs', ['gateway'], ground.environment.of('gateway')),
    await started('./vacancies-server.mjs', ['bare'], own),
  ];
  const [, door, bare] = /** @type {[typeof processes[0], typeof processes[0], typeof processes[0]]} */ (processes);
  /** @type {string[]} */
  const ids = [];
  for (let made = 0; made < amount; made++) {
    // Somebody else each time: who asks again at once gets the draft he has.
    const by = { ...who, accountId: randomUUID() };
    const { id } = await ground.bus.call(vacanciesCalls.create, {}, by);
    await ground.bus.call(vacanciesCalls.update, { params: { id }, body: wanted }, by);
    ids.push(id);
  }
  const headers = { cookie: await ground.cookieOf(who.accountId, who) };

  const measure = async (/** @type {'list' | 'one'} */ what) => {
    const ours = what === 'list' ? `${door.url}/vacancies?pageSize=${amount}` : `${door.url}/vacancies/${ids[0]}`;
    const peer = `${bare.url}/companies/${companyId}/vacancies${what === 'list' ? '' : `/${ids[0]}`}`;
    const answer = await flood(ours, 1, headers);
    await fetch(`${bare.url}/answer`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: `{"${what}":${answer.toString()}}`,
    });
    const each = await sideBySide(async () => flood(ours, calls, headers), async () => flood(peer, calls), { pairs, warmUps: 3 }); // prettier-ignore
    return { ...each, bytes: answer.length, calls };
  };
  const stop = async () => {
    for (const { child } of processes) child.kill();
    await ground.close();
  };
  return { measure, stop };
};

/**
 * A row of calls a second beside the bare server.
 * @param {{ id: string, what: string, part: 'list' | 'one', floor: number, goal: number }} about
 * @returns {import('./row.mjs').Row}
 */
export const vacanciesRow = ({ id, what, part, floor, goal }) => ({
  id,
  what: `${what}, signed in, through gateway and bus, each a process of its own`,
  peer: 'Fastify and pg alone, with the same statements and bytes',
  measure: async () => {
    const ground = await vacanciesGround();
    try {
      const { ratio, ours, peer, bytes, calls: many } = await ground.measure(part);
      const rate = (/** @type {number} */ taken) => Math.round((many / taken) * 1_000);
      return {
        figures: [{ name: 'calls a second', value: 1 / ratio, unit: 'x', floor, goal }],
        notes: [`${rate(ours)} calls a second against ${rate(peer)}, ${bytes} bytes each`],
      };
    } finally {
      await ground.stop();
    }
  },
});
