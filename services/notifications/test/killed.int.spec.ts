import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import { matchingEvents } from '@tandem/contracts/matching/matching.events';
import type { MatchStatus } from '@tandem/domain/match';
import { originOf } from '@tandem/service-kit/context';
import { servers } from '@tandem/test-kit/environment';
import { eventually } from '@tandem/test-kit/eventually';
import { mailsTo } from '@tandem/test-kit/mailbox';
import { Proxy } from '@tandem/test-kit/proxy';
import { ctxFor } from '@tandem/test-kit/test-bus';
import { aCompany, facts } from './people';
import { Stack, type Who } from './stack';

jest.setTimeout(180_000);

/** Longer than a job that nobody works at any more is held. */
const PATIENCE = 120_000;

let stack: Stack;
let smtp: Proxy;
let replica: ChildProcess;
let candidate: Who;
let members: Who[];
const companyId = randomUUID();
beforeAll(async () => {
  smtp = await Proxy.to(servers().smtp);
  stack = await Stack.start({ SMTP_URL: smtp.url });
  replica = await secondReplica();
  candidate = await stack.person('CANDIDATE');
  members = [await stack.person('EMPLOYER'), await stack.person('EMPLOYER')];
  const ids = members.map(({ accountId }) => accountId);
  await stack.bus.deliver('notifications', accountsEvents.companyChanged, companyId, aCompany(companyId, ids));
});
afterAll(async () => {
  replica?.kill('SIGKILL');
  await stack?.stop();
  await smtp?.cut();
});

/** The same service once more, as a process of its own; ready when it serves. */
const secondReplica = async (): Promise<ChildProcess> => {
  const main = path.resolve(__dirname, '../dist/src/main.js');
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [main], { env: { ...inherited, ...stack.env.of('notifications'), LOG_LEVEL: 'info' } });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => said.push(text.toString()));
  await eventually(() => {
    if (child.exitCode !== null) throw new Error(said.join(''));
    expect(said.join('')).toMatch(/serves|ready|started|listening/i);
  }, 60_000);
  return child;
};

/** What one side did with an application, under an id of its own. */
const moved = (from: MatchStatus, to: MatchStatus, actor: 'CANDIDATE' | 'EMPLOYER') => {
  const about = facts(candidate.accountId, companyId);
  const payload = { ...about, from, to, actor, actorId: randomUUID(), at: new Date().toISOString() };
  return { id: randomUUID(), name: matchingEvents.statusChanged.name, aggregateId: about.matchId, version: '1', payload };
};
type Moved = ReturnType<typeof moved>;
const deliver = async (delivery: Moved) =>
  stack.bus.deliverParcel('notifications', matchingEvents.statusChanged, { origin: originOf(ctxFor()), deliveries: [delivery] });
const twice = (events: readonly Moved[]) => [...events, ...events].map(deliver);

it('tells each change once, in the app and by mail, though it comes twice, a replica is killed in the middle and mail is down', async () => {
  const events = Array.from({ length: 8 }, () => [moved('APPLIED', 'REJECTED', 'EMPLOYER'), moved('MATCHED', 'APPLIED', 'CANDIDATE')]).flat(); // prettier-ignore
  await smtp.cut();
  const first = twice(events);
  await Promise.race(first);
  replica.kill('SIGKILL');
  await once(replica, 'exit');
  await Promise.allSettled(first);
  // What was not acknowledged comes again, as the outbox that sends it has it; what was acknowledged may come again as well.
  await Promise.all([...events, ...events].map(async (event) => eventually(async () => deliver(event), PATIENCE)));
  for (const who of [candidate, ...members]) expect(await stack.told(who)).toHaveLength(8);
  await smtp.restore();
  await eventually(async () => expect(await stack.sql('select 1 from job')).toEqual([]), PATIENCE);
  for (const who of [candidate, ...members]) expect(await mailsTo(who.email)).toHaveLength(8);
});
