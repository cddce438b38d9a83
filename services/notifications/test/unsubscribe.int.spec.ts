import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import { matchingEvents } from '@tandem/contracts/matching/matching.events';
import { notificationsCalls as calls } from '@tandem/contracts/notifications/notifications';
import { mailsTo, mailTo, sourceOf } from '@tandem/test-kit/mailbox';
import { randomUUID } from 'node:crypto';
import { aCompany, facts } from './people';
import { Stack, type Who } from './stack';

jest.setTimeout(60_000);

let stack: Stack;
const companyId = randomUUID();
beforeAll(async () => {
  stack = await Stack.start();
  await stack.bus.deliver('notifications', accountsEvents.companyChanged, companyId, aCompany(companyId, []));
});
afterAll(async () => stack?.stop());

const reject = async (who: Who) => {
  const about = facts(who.accountId, companyId);
  await stack.bus.deliver('notifications', matchingEvents.statusChanged, about.matchId, {
    ...about, from: 'APPLIED', to: 'REJECTED', actor: 'EMPLOYER', actorId: randomUUID(), at: new Date().toISOString(),
  }); // prettier-ignore
};

it('lets somebody switch a kind of mail off by the link in it, without signing in', async () => {
  const who = await stack.person('CANDIDATE');
  await reject(who);
  const mail = await mailTo(who.email);
  const token = /\/unsubscribe\/(\S+)/.exec(mail.text)?.[1] ?? '';
  const source = await sourceOf(mail);
  expect(source).toContain(`List-Unsubscribe: <http://localhost:8081/api/public/unsubscribe/${token}>`);
  expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(await stack.bus.call(calls.checkUnsubscribe, { params: { token } })).toEqual({ preference: 'matchChanged' });
  await reject(who);
  await mailTo(who.email, 2);
  await stack.bus.call(calls.unsubscribe, { params: { token } });
  await stack.bus.call(calls.unsubscribe, { params: { token } });
  await reject(who);
  await stack.mailed();
  expect(await mailsTo(who.email)).toHaveLength(2);
  expect(await stack.told(who)).toHaveLength(3);
  const told = await stack.sql(`select payload from outbox where name = 'notifications.unsubscribed' and aggregate_id = $1`, [
    who.accountId,
  ]);
  expect(told).toEqual([{ payload: { accountId: who.accountId, preference: 'matchChanged' } }]);
});

it('takes no link that it has not made itself', async () => {
  const who = await stack.person('CANDIDATE');
  await reject(who);
  const token = /\/unsubscribe\/(\S+)/.exec((await mailTo(who.email)).text)?.[1] ?? '';
  const other = await stack.person('CANDIDATE');
  const wrong = [
    'x',
    '..',
    token.slice(0, -2),
    token.replace('matchChanged', 'newMatches'),
    token.replace(who.accountId, other.accountId),
    token.replace('matchChanged', '__proto__'),
  ];
  for (const bad of wrong) {
    await expect(stack.bus.call(calls.checkUnsubscribe, { params: { token: bad } })).rejects.toMatchObject({
      code: 'invalid_link',
      status: 404,
    });
    await expect(stack.bus.call(calls.unsubscribe, { params: { token: bad } })).rejects.toMatchObject({
      code: 'invalid_link',
      status: 404,
    });
  }
});
