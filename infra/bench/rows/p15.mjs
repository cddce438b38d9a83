// @ts-check
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';
import { gatewayGround, listener } from '../gateway-parts.mjs';
import { timed } from '../ratio.mjs';

const require = createRequire(import.meta.url);
/** @type {typeof import('@tandem/contracts/matching/matching')} */
const { matchingCalls } = require('@tandem/contracts/matching/matching');
/** @type {typeof import('@tandem/contracts/topics')} */
const { topics } = require('@tandem/contracts/topics');
/** @type {typeof import('@tandem/service-kit/database')} */
const { Db } = require('@tandem/service-kit/database');
/** @type {typeof import('@tandem/service-kit/migrate')} */
const { migrate } = require('@tandem/service-kit/migrate');
/** @type {typeof import('@tandem/service-kit/start')} */
const { startService } = require('@tandem/service-kit/start');
/** @type {typeof import('@tandem/gateway/service')} */
const gateway = require('@tandem/gateway/service');
/** @type {typeof import('@tandem/matching/service')} */
const matching = require('@tandem/matching/service');

const rounds = 60;
const warmUps = 10;
const slowest = (/** @type {readonly number[]} */ many) => [...many].sort((a, b) => a - b)[Math.floor(many.length * 0.95)] ?? 0;

/** An application of somebody new to a vacancy of the company. */
const apply = async (/** @type {(text: string, values: unknown[]) => Promise<unknown>} */ sql, /** @type {string} */ companyId) => {
  const [id, candidateId, vacancyId] = [randomUUID(), randomUUID(), randomUUID()];
  const card = { id: vacancyId, title: 'Monteur', address: null, employer: { id: companyId, companyName: 'Halte', address: null } };
  await sql(
    `insert into vacancy (id, company_id, card, is_scraped, is_published, is_deleted, is_open, is_remote, is_stale, country, occupation_ids, isco_codes,
       skill_ids, term_ids, told_at) values ($1, $2, $3, false, true, false, true, false, false, 'NL', '{}', '{}', '{}', '{}', now())`,
    [vacancyId, companyId, card],
  );
  await sql(
    `insert into candidate (id, contact, is_test, is_ready, country, is_stale, occupation_ids, isco_codes, skill_ids, term_ids, told_at)
     values ($1, '{"firstName": "Ada"}', false, true, 'NL', false, '{}', '{}', '{}', '{}', now())`,
    [candidateId],
  );
  await sql(
    `insert into match (id, candidate_id, vacancy_id, status, percentage, exact, is_asked, is_kept, archived_by_candidate, archived_by_employer, applied_at,
       is_generating_cover_letter, is_generating_resume, created_at, updated_at)
     values ($1, $2, $3, 'APPLIED', 70, 70, false, true, false, false, now(), false, false, now(), now())`,
    [id, candidateId, vacancyId],
  );
  return { id, candidateId };
};

/** @type {import('../row.mjs').Row} */
export const row = {
  id: 'P15',
  what: "from an employer's move, its transaction included, to the candidate's browser; each time another topic, outside the throttle",
  peer: 'NATS, from publishing to the subscriber',
  measure: async () => {
    const ground = await gatewayGround(['matching']);
    await migrate(matching.service, ground.environment.of('matching'));
    const service = await startService(matching.service, ground.environment.of('matching'));
    const door = await startService(gateway.service, ground.environment.of('gateway'), { boot: gateway.boot });
    const { port } = /** @type {any} */ (door.app).getHttpServer().address();
    const { source } = service.app.get(Db);
    const companyId = randomUUID();
    const who = /** @type {const} */ ({ accountId: randomUUID(), accountType: 'EMPLOYER', companyId, companyRole: 'Admin' });
    /** @type {{ ours: number, peer: number }[]} */
    const taken = [];
    try {
      await source.query(`insert into company (id, company_name, member_ids) values ($1, 'Halte', $2)`, [companyId, [who.accountId]]);
      for (let round = -warmUps; round < rounds; round++) {
        const { id, candidateId } = await apply(async (text, values) => source.query(text, values), companyId);
        const topic = topics.matches(candidateId);
        const socket = await listener(`http://127.0.0.1:${port}`, await ground.cookieOf(candidateId), topic);
        const peer = await timed(
          async () =>
            new Promise((resolve) => {
              ground.bus.nats.subscribe(`measured.${id}`, { max: 1, callback: resolve });
              ground.bus.nats.publish(`measured.${id}`);
            }),
        );
        const heard = new Promise((resolve) => socket.once(topic, () => resolve(performance.now())));
        const since = performance.now();
        await ground.bus.call(matchingCalls.changeStatus, { params: { matchId: id }, body: { status: 'INVITED' } }, who);
        const ours = Number(await heard) - since;
        socket.disconnect();
        if (round >= 0) taken.push({ ours, peer });
      }
      const [ours, peer] = [slowest(taken.map((each) => each.ours)), slowest(taken.map((each) => each.peer))];
      return {
        figures: [{ name: 'p95', value: ours, unit: ' ms', floor: 250, isLowerBetter: true }],
        notes: [`against ${peer.toFixed(1)} ms, p95 of ${rounds} pairs`],
      };
    } finally {
      await door.stop();
      await service.stop();
      await ground.close();
    }
  },
};
