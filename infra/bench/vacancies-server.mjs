// @ts-check
// A process that serves a company's vacancies: the gateway, the service of vacancies, or a bare server with the same statements.
//   node vacancies-server.mjs gateway|vacancies|bare
import { createRequire } from 'node:module';
import pg from 'pg';
import { listens } from './process.mjs';

const require = createRequire(import.meta.url);
/** @type {typeof import('@tandem/service-kit/start')} */
const { startService } = require('@tandem/service-kit/start');

const gateway = async () => {
  /** @type {typeof import('@tandem/gateway/service')} */
  const { boot, service } = require('@tandem/gateway/service');
  const { app } = await startService(service, process.env, { boot });
  return /** @type {any} */ (app).getHttpServer().address().port;
};

const vacancies = async () => {
  /** @type {typeof import('@tandem/vacancies/service')} */
  const { service } = require('@tandem/vacancies/service');
  await startService(service, process.env);
  return 0;
};

const list = `select * from vacancy where company_id = $1 and deleted_at is null order by created_at desc, id limit 10`;
const count = 'select count(1) as cnt from vacancy where company_id = $1 and deleted_at is null';
const one = 'select * from vacancy where id = $1';
const company = 'select * from company where id = $1';

/** No session, no rights, no limits, no hop: the statements, and as many bytes as ours answers with. */
const bare = async () => {
  const { fastify } = createRequire(require.resolve('@tandem/gateway/service'))('fastify');
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 8 });
  const server = fastify();
  /** @type {Record<string, unknown>} */
  const answers = {};
  server.put('/answer', async (/** @type {any} */ { body }) => {
    Object.assign(answers, body);
    return {};
  });
  server.get('/companies/:id/vacancies', async (/** @type {any} */ { params }) => {
    await pool.query(list, [params.id]);
    await pool.query(count, [params.id]);
    await pool.query(company, [params.id]);
    return answers['list'];
  });
  server.get('/companies/:companyId/vacancies/:id', async (/** @type {any} */ { params }) => {
    await pool.query(one, [params.id]);
    await pool.query(company, [params.companyId]);
    return answers['one'];
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  return server.server.address().port;
};

const kinds = { gateway, vacancies, bare };
listens(await kinds[/** @type {keyof typeof kinds} */ (process.argv[2])]());
