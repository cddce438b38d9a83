import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bundles } from '@tandem/locales/bundle';
import { codesOf } from './access';
import { problemStatuses } from './codes';
import { serviceNames } from './define';
import { allCalls, allEvents, allJobs, callOf, eventOf, httpCalls, jobOf, ownerOf } from './registry';

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('all calls', () => {
  it('have subjects of their own', () => expect(repeated(allCalls.map(({ route }) => route.subject))).toEqual([]));

  it('belong to a service or the gateway', () => {
    const owners: readonly string[] = ['gateway', ...serviceNames];
    expect(allCalls.map(({ route }) => ownerOf(route.subject)).filter((owner) => !owners.includes(owner))).toEqual([]);
  });

  it('are found by their subjects', () => {
    for (const call of allCalls) expect(callOf(call.route.subject)).toBe(call);
  });

  it('share method and path only where their audiences differ', () => {
    const places = httpCalls.map(({ route }) => `${route.method} ${route.path}`);
    expect(repeated(places)).toEqual(['GET /vacancies']);
    const audiences = httpCalls
      .filter(({ route }) => route.method === 'GET' && route.path === '/vacancies')
      .map(({ route }) => route.access);
    expect(audiences.sort()).toEqual(['CANDIDATE', 'EMPLOYER']);
  });

  it.each(httpCalls.map((call) => [call.route.subject, call] as const))('%s declares exactly the parameters of its path', (_, call) => {
    const inPath = [...call.route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const declared = call.params && 'shape' in call.params ? Object.keys(call.params.shape as object) : [];
    expect(declared.sort()).toEqual(inPath.sort());
  });

  it('send bodies and files only where HTTP has them', () => {
    const wrong = httpCalls.filter(({ route, body, files }) => (route.method === 'GET' || route.method === 'DELETE') && (body || files));
    expect(wrong.map(({ route }) => route.subject)).toEqual([]);
  });

  it('answer 204 without a body and everything else with one', () => {
    const wrong = httpCalls.filter(({ status, output }) => (status === 204) !== (output.def.type === 'void') && status !== 202);
    expect(wrong.map(({ route }) => route.subject)).toEqual([]);
  });

  it('have a line for the API document when they have a path', () => {
    expect(httpCalls.filter(({ summary }) => !summary).map(({ route }) => route.subject)).toEqual([]);
  });
});

describe('all events', () => {
  it('have names of their own, are found by them and have consumers', () => {
    expect(repeated(allEvents.map(({ name }) => name))).toEqual([]);
    for (const event of allEvents) {
      expect(eventOf(event.name)).toBe(event);
      expect(event.consumers.length).toBeGreaterThan(0);
      expect(event.consumers).not.toContain(ownerOf(event.name));
    }
  });
});

describe('all jobs', () => {
  it('have names of their own and are found by them', () => {
    expect(repeated(allJobs.map(({ name }) => name))).toEqual([]);
    for (const job of allJobs) expect(jobOf(job.name)).toBe(job);
  });
});

describe('error codes', () => {
  it.each(Object.keys(problemStatuses))('%s has a text in English and in Dutch', (code) => {
    for (const texts of [bundles.en, bundles.nl]) expect(texts).toHaveProperty([`error.${code}`], expect.stringMatching(/\S/));
  });

  it.each(allCalls.map((call) => [call.route.subject, call] as const))('%s lists each code once', (_, call) => {
    expect(repeated(call.errors ?? [])).toEqual([]);
    expect(repeated(codesOf(call))).toEqual([]);
  });
});

describe('tables of routes', () => {
  const folders = readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = folders.flatMap(({ name }) =>
    readdirSync(join(__dirname, name))
      .filter((file) => file.endsWith('.routes.ts'))
      .map((file) => join(__dirname, name, file)),
  );

  it.each(files.map((file) => [file.slice(__dirname.length + 1), file] as const))(
    '%s imports nothing but the frame, so browsers load no zod',
    (_, file) => {
      const imports = [...readFileSync(file, 'utf8').matchAll(/from '([^']+)'/g)].map(([, from]) => from);
      expect(imports).toEqual(['../route']);
    },
  );
});

it('no mail is given up before its server has been away for half an hour', () => {
  const mails = allJobs.filter(({ name }) => /\.(?:send|buildExport)/.test(name));
  expect(mails.length).toBeGreaterThan(6);
  const waits = ({ attempts, backoff }: (typeof mails)[number]) => backoff * (2 ** (attempts - 1) - 1);
  expect(mails.filter((job) => waits(job) < 30 * 60_000).map(({ name }) => name)).toEqual([]);
});
