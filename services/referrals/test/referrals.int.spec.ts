import { randomUUID } from 'node:crypto';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import { authEvents } from '@tandem/contracts/auth/auth.events';
import { referralsCalls } from '@tandem/contracts/referrals/referrals';
import { migrate, schemaDrift } from '@tandem/service-kit/migrate';
import { type RunningService, startService } from '@tandem/service-kit/start';
import { type TestEnvironment, testEnvironment } from '@tandem/test-kit/environment';
import { eventually } from '@tandem/test-kit/eventually';
import { mailsTo, mailTo } from '@tandem/test-kit/mailbox';
import { TestBus } from '@tandem/test-kit/test-bus';
import { refusal } from '@tandem/test-kit/refusal';
import { Client } from 'pg';
import { ReferralSweep } from '../src/referral/referral-sweep';
import { service } from '../src/service';

jest.setTimeout(60_000);

let env: TestEnvironment;
let running: RunningService;
let bus: TestBus;
beforeAll(async () => {
  env = await testEnvironment(['referrals']);
  await migrate(service, env.of('referrals'));
  running = await startService(service, env.of('referrals'));
  bus = await TestBus.connect(env.of('referrals'));
});
afterAll(async () => {
  await bus?.close();
  await running?.stop();
  await env?.remove();
});

const anAddress = () => `person.${randomUUID()}@example.org`;
const sql = async (text: string): Promise<Record<string, unknown>[]> => {
  const client = new Client({ connectionString: env.databaseUrl('referrals') });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows as Record<string, unknown>[];
};
const refer = async (body: Record<string, unknown>, who = {}) =>
  bus.call(referralsCalls.refer, { body: { recipientEmail: anAddress(), recipientName: 'Bas', type: 'CANDIDATE', ...body } }, who);
const register = async (email = anAddress(), name: [string, string] = ['Iris', 'Blom'], accountId: string = randomUUID()) => {
  const now = new Date().toISOString();
  await bus.deliver('referrals', accountsEvents.accountChanged, accountId, {
    accountId, email, firstName: name[0], lastName: name[1], phone: null, linkedinUrl: null, accountType: 'CANDIDATE', authProvider: 'email', language: 'en',
    isAdmin: false, isTest: false, mailPreferences: { newMatches: true, matchChanged: true, interviewCheck: true }, membership: null, createdAt: now, updatedAt: now,
  }); // prettier-ignore
  return { accountId, email, who: { accountId, accountType: 'CANDIDATE' as const } };
};

it('finds no drift between entities and migrations', async () => {
  expect(await schemaDrift(service, env.of('referrals'))).toEqual([]);
});

describe('referring somebody', () => {
  it('mails him in the language of the sender, by his name, with a link to register', async () => {
    const { who, email, accountId } = await register();
    const recipientEmail = anAddress();
    const referral = await refer(
      { recipientEmail: recipientEmail.toUpperCase(), senderEmail: 'somebody@else.example' },
      { ...who, language: 'nl' },
    );
    expect(referral).toMatchObject({ senderAccountId: accountId, senderEmail: email, recipientEmail, companyName: null });
    const mail = await mailTo(recipientEmail);
    expect(mail.subject).toBe('Iris Blom denkt dat Tandem iets voor jou is');
    expect(mail.text).toContain(`http://localhost:8081/register?type=CANDIDATE&referral=${referral.id}`);
  });

  it('is open to visitors who say who they are', async () => {
    expect(await refusal(refer({}))).toEqual(['field_required', 400]);
    expect(await refusal(refer({ senderEmail: anAddress() }))).toBeNull();
  });

  it.each([
    ['no name', { recipientName: ' ' }, 'field_required'],
    ['no e-mail address', { recipientEmail: 'no' }, 'invalid_email'],
    ['a company without a name', { type: 'EMPLOYER' }, 'field_required'],
    ['an unknown kind', { type: 'ROBOT' }, 'invalid_value'],
  ])('refuses %s', async (_, over, code) => {
    expect(await refusal(refer({ senderEmail: anAddress(), ...over }))).toEqual([code, 400]);
  });

  it('refuses oneself and the same pair again, also when asked at once', async () => {
    const { who, email } = await register();
    expect(await refusal(refer({ recipientEmail: email.toUpperCase() }, who))).toEqual(['referral_self', 400]);
    const recipientEmail = anAddress();
    const answers = await Promise.all(Array.from({ length: 5 }, async () => refusal(refer({ recipientEmail }, who))));
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(answers.filter((answer) => answer?.[0] === 'referral_exists')).toHaveLength(4);
    await mailTo(recipientEmail);
  });

  it('stops at twenty a day, also when thirty are sent at once', async () => {
    const { who } = await register();
    const answers = await Promise.all(Array.from({ length: 30 }, async () => refusal(refer({}, who))));
    expect(answers.filter((answer) => answer === null)).toHaveLength(20);
    expect(answers.filter((answer) => answer?.[0] === 'referral_limit' && answer[1] === 429)).toHaveLength(10);
  });

  it('tells nobody whether the other one has an account, and does not mail him then', async () => {
    const [member, other] = [await register(), anAddress()];
    const senderEmail = anAddress();
    const [known, unknown] = [
      await refer({ recipientEmail: member.email, senderEmail }),
      await refer({ recipientEmail: other, senderEmail }),
    ];
    expect(Object.keys(known)).toEqual(Object.keys(unknown));
    await mailTo(other);
    expect(await mailsTo(member.email)).toEqual([]);
  });

  it('mails one person at most three times a day, also when many tell him at once', async () => {
    const recipientEmail = anAddress();
    await Promise.all(Array.from({ length: 12 }, async () => refer({ recipientEmail, senderEmail: anAddress() })));
    await mailTo(recipientEmail, 3);
    await eventually(async () => expect(await sql('select 1 from job')).toEqual([]));
    expect(await mailsTo(recipientEmail)).toHaveLength(3);
  });
});

describe('a referral', () => {
  it('tells the company it is for, and remembers that it was opened and who came of it', async () => {
    const { id } = await refer({ senderEmail: anAddress(), type: 'EMPLOYER', companyName: ' Veldwerk ' });
    expect(await bus.call(referralsCalls.open, { params: { referral: id } })).toEqual({ companyName: 'Veldwerk' });
    const accountId = randomUUID();
    const registered = {
      accountId, email: anAddress(), accountType: 'EMPLOYER', authProvider: 'email', firstName: null, lastName: null, linkedinUrl: null, companyName: 'Veldwerk',
      companyId: randomUUID(), resumeId: null, referral: id, isVerified: false, language: 'en', registeredAt: new Date().toISOString(),
    } as const; // prettier-ignore
    await bus.deliver('referrals', authEvents.accountRegistered, accountId, registered);
    await bus.deliver('referrals', authEvents.accountRegistered, accountId, { ...registered, referral: 'no id at all' });
    const [row] = await sql(`select opened_at, registered_account_id from referral where id = '${id}'`);
    expect(row).toEqual({ opened_at: expect.any(Date) as Date, registered_account_id: accountId });
  });

  it.each(['nonsense', randomUUID()])('that does not exist is not found: %s', async (referral) => {
    expect(await refusal(bus.call(referralsCalls.open, { params: { referral } }))).toEqual(['referral_not_found', 404]);
  });

  it('goes after a year with both addresses, and not before', async () => {
    const [old, young] = [anAddress(), anAddress()];
    const pair = { recipientEmail: anAddress(), senderEmail: old };
    await refer(pair);
    await refer({ senderEmail: young });
    const age = async (email: string, days: number) =>
      sql(`update referral set created_at = created_at - interval '${days} days' where sender_email = '${email}'`);
    await Promise.all([age(old, 366), age(young, 364)]);
    expect(await refusal(refer(pair))).toEqual(['referral_exists', 409]);
    await eventually(async () => expect(await sql('select 1 from job')).toEqual([]));
    await running.app.get(ReferralSweep).sweep();
    expect(await sql(`select sender_email from referral where sender_email in ('${old}', '${young}')`)).toEqual([{ sender_email: young }]);
    for (const table of ['referral', 'outbox', 'job'])
      expect(JSON.stringify(await sql(`select * from ${table}`))).not.toContain(pair.recipientEmail);
  });

  it('is told to whom it names, and gone with him', async () => {
    const { who, accountId, email } = await register();
    await refer({ recipientEmail: email, senderEmail: anAddress() });
    await refer({}, who);
    expect(await bus.call(referralsCalls.exportAccount, { body: { accountId } })).toMatchObject({
      sent: [{ senderEmail: email }],
      received: [{ recipientEmail: email }],
    });
    await eventually(async () => expect(await sql('select 1 from job')).toEqual([]));
    await bus.deliver('referrals', accountsEvents.accountDeleted, accountId, { accountId, accountType: 'CANDIDATE', companyId: null });
    // News of him that was on its way does not bring him back.
    await register(email, ['Iris', 'Blom'], accountId);
    for (const table of ['referral', 'known_account', 'outbox', 'job'])
      expect(JSON.stringify(await sql(`select * from ${table}`))).not.toContain(email);
  });
});
