// @ts-check
import { StartProblem } from '../problem.mjs';
import { cacheFolder } from './cache-folder.mjs';
import { checkSmtp, mailUrls, startMail } from './mail.mjs';
import { checkNats, startNats } from './nats.mjs';
import { checkPostgres, startPostgres } from './postgres.mjs';
import { checkRedis, startRedis } from './redis.mjs';

/**
 * @typedef {object} Place Where and how the servers run.
 * @property {import('../process/supervisor.mjs').Supervisor} supervisor
 * @property {NodeJS.ProcessEnv} env
 * @property {string} localDir
 * @property {string} cache
 * @property {import('../ports.mjs').Ports} ports
 * @property {string} databasePassword
 * @property {string} [variablePrefix] What the variables are called where a person sets them: TEST_ for tests.
 * @property {boolean} isThrowAway Speed over safety: the data is gone afterwards anyway.
 */

/**
 * @typedef {object} InfrastructureUrls
 * @property {string} DATABASE_URL
 * @property {string} NATS_URL
 * @property {string} REDIS_URL
 * @property {string} SMTP_URL
 * @property {string | undefined} MAIL_URL Where mail can be read, if that is known.
 */

const servers = [
  { variable: 'DATABASE_URL', title: 'PostgreSQL', start: startPostgres, check: checkPostgres },
  { variable: 'NATS_URL', title: 'NATS', start: startNats, check: checkNats },
  { variable: 'REDIS_URL', title: 'Redis', start: startRedis, check: checkRedis },
];

/**
 * Brings up PostgreSQL, NATS, Redis and the mail catcher, all at once; each is left out when its URL is
 * given in the environment, and checked instead.
 * @param {Omit<Place, 'cache'>} given
 * @returns {Promise<{ urls: InfrastructureUrls, mailAnswers: Promise<unknown> }>} Once services can start. Mail takes
 *   longer, and nobody needs it before something is ready to be mailed.
 */
export async function startInfrastructure(given) {
  const place = { ...given, cache: cacheFolder(given.localDir) };
  const { env, ports, variablePrefix = '' } = place;
  const mailAnswers = env.SMTP_URL ? checkGiven(`${variablePrefix}SMTP_URL`, 'mail server', env.SMTP_URL, checkSmtp) : startMail(place);
  // Whoever waits for it hears of a failure; until then it must not count as an error nobody handles.
  mailAnswers.catch(() => undefined);
  const entries = servers.map(async ({ variable, title, start, check }) => {
    const url = env[variable];
    if (!url) return [variable, await start(place)];
    await checkGiven(`${variablePrefix}${variable}`, title, url, check);
    return [variable, url];
  });
  const mail = env.SMTP_URL ? { SMTP_URL: env.SMTP_URL, MAIL_URL: env.MAIL_URL } : mailUrls(ports);
  return { urls: { ...Object.fromEntries(await Promise.all(entries)), ...mail }, mailAnswers };
}

/**
 * @param {string} variable
 * @param {string} title
 * @param {string} url
 * @param {(url: string) => Promise<unknown>} check
 */
async function checkGiven(variable, title, url, check) {
  try {
    await check(url);
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartProblem(`${variable} is set, but the ${title} there cannot be used (${reason}). Either:`, [
      `correct ${variable}`,
      `unset it, and Tandem brings its own ${title}`,
    ]);
  }
}
