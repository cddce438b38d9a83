import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { authCalls } from '@tandem/contracts/auth/auth';
import { eventually } from '@tandem/test-kit/eventually';
import { mailTo, mailsTo, secretIn } from '@tandem/test-kit/mailbox';
import { problemOf } from '@tandem/test-kit/refusal';
import { Stack } from './stack';

jest.setTimeout(60_000);

let stack: Stack;
let lenient: Stack;
beforeAll(async () => {
  stack = await Stack.start();
  lenient = await Stack.start({ AUTH_REQUIRE_VERIFIED_EMAIL: 'false' });
});
afterAll(async () => Promise.all([stack?.stop(), lenient?.stop()]));

type Person = { id: string; accountType?: 'CANDIDATE' | 'EMPLOYER' };
const open = async ({ id, accountType = 'CANDIDATE' }: Person) =>
  problemOf(stack.bus.call(accountsCalls.get, {}, { accountId: id, accountType })).then((refused) => refused === null);
/** Registers, and lets days pass once accounts knows of it. */
const registered = async (days: number, accountType: 'CANDIDATE' | 'EMPLOYER' = 'CANDIDATE', on = stack) => {
  const person = await on.register(accountType);
  await eventually(async () =>
    expect(await on.sql('select registration from credential where account_id = $1', [person.id])).toEqual([{ registration: null }]),
  );
  await on.sql(`update credential set created_at = now() - $2 * interval '1 day' where account_id = $1`, [person.id, days]);
  return { ...person, accountType };
};

describe('an account whose address nobody proves', () => {
  it.each(['CANDIDATE', 'EMPLOYER'] as const)('ends after 30 days, and not before (%s)', async (accountType) => {
    const [gone, young] = [await registered(31, accountType), await registered(29, accountType)];
    const secret = secretIn(await mailTo(gone.email), 'verify');
    await stack.sweepLapsed();
    await eventually(async () => expect(await open(gone)).toBe(false));
    expect(await open(young)).toBe(true);
    expect((await problemOf(stack.bus.call(authCalls.verify, { body: { secret } })))?.code).toBe('verification_failed');
    expect(await mailsTo(gone.email)).toHaveLength(1);
    await eventually(async () =>
      expect(await stack.sql(`select id from outbox where payload::text like '%' || $1 || '%'`, [gone.id])).toEqual([]),
    );
  });

  it('leaves the address to whose it is', async () => {
    const { email } = await registered(31);
    await stack.sweepLapsed();
    const { id } = await stack.bus.call(authCalls.register, { body: { email, password: 'geheim1', accountType: 'CANDIDATE' } });
    await eventually(async () => expect(await open({ id })).toBe(true));
  });

  it('stays while its owner asks for another mail', async () => {
    const asking = await registered(31);
    await stack.sql(`update credential set verify_mail_at = now() - interval '8 days' where account_id = $1`, [asking.id]);
    await stack.sweepLapsed();
    expect(await stack.sql('select 1 as kept from credential where account_id = $1', [asking.id])).toEqual([{ kept: 1 }]);
  });

  it('stays where people sign in without a proof', async () => {
    const { id } = await registered(31, 'CANDIDATE', lenient);
    await lenient.sweepLapsed();
    expect(await lenient.sql('select 1 as kept from credential where account_id = $1', [id])).toEqual([{ kept: 1 }]);
  });
});

it('ends no account that is proved, signs in by Google or waits for an invited colleague', async () => {
  const proved = await stack.signUp();
  const [google, invited] = [await registered(31), await registered(31)];
  await stack.sql(`update credential set created_at = now() - interval '400 days' where account_id = $1`, [proved.id]);
  await stack.sql(`update credential set auth_provider = 'google' where account_id = $1`, [google.id]);
  await stack.sql(`update credential set password_hash = null where account_id = $1`, [invited.id]);
  await stack.sweepLapsed();
  const ids = [proved.id, google.id, invited.id];
  expect(await stack.sql('select 1 from credential where account_id = any($1)', [ids])).toHaveLength(3);
});
