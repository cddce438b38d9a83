import { randomUUID } from 'node:crypto';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { authCalls } from '@tandem/contracts/auth/auth';
import { eventually } from '@tandem/test-kit/eventually';
import { mailTo } from '@tandem/test-kit/mailbox';
import { refusal } from '@tandem/test-kit/refusal';
import { generateKeyPair } from 'jose';
import { IdentitiesRepository } from '../src/identities/identities.repository';
import { TestProvider } from './provider';
import { anAddress, claimsOf, Stack } from './stack';

jest.setTimeout(60_000);

let provider: TestProvider;
let stack: Stack;
beforeAll(async () => {
  provider = await TestProvider.start();
  const settings = {
    GOOGLE_CLIENT_ID: 'us',
    GOOGLE_ISSUER: provider.issuer,
    LINKEDIN_CLIENT_ID: 'us',
    LINKEDIN_CLIENT_SECRET: 'sesame',
    LINKEDIN_ISSUER: provider.issuer,
  };
  stack = await Stack.start(settings);
});
afterEach(() => (provider.isDown = false));
afterAll(async () => {
  await stack?.stop();
  provider?.stop();
});

const redirectUri = 'http://localhost:8081/register/linkedin';
const aPerson = (over: Record<string, unknown> = {}) => ({
  sub: randomUUID(),
  email: anAddress(),
  email_verified: true,
  given_name: 'Noor',
  family_name: 'Visser',
  ...over,
});
const google = async (accessToken: string, accountType?: 'CANDIDATE' | 'EMPLOYER') =>
  stack.bus.call(authCalls.signInWithGoogle, { body: { accessToken, accountType } });
const linkedin = async (code: string, accountType?: 'CANDIDATE' | 'EMPLOYER', uri = redirectUri) =>
  stack.bus.call(authCalls.signInWithLinkedin, { body: { code, redirectUri: uri, accountType } });

describe('signing in with Google', () => {
  it('opens an account for whoever says which kind, and knows him from then on', async () => {
    const person = aPerson();
    expect(await refusal(google(await provider.token(person)))).toEqual(['user_not_found', 404]);
    const first = await google(await provider.token(person), 'CANDIDATE');
    const accountId = String(claimsOf(first.grant?.accessToken)['sub']);
    const again = await google(await provider.token({ ...person, email: anAddress() }));
    expect(claimsOf(again.grant?.accessToken)['sub']).toBe(accountId);
    expect(await stack.bus.call(accountsCalls.get, {}, { accountId, accountType: 'CANDIDATE' })).toMatchObject({
      email: person.email,
      firstName: 'Noor',
      lastName: 'Visser',
      authProvider: 'google',
    });
  });

  it('opens a company without a name for an employer', async () => {
    const { grant } = await google(await provider.token(aPerson()), 'EMPLOYER');
    const accountId = String(claimsOf(grant?.accessToken)['sub']);
    expect(claimsOf(grant?.accessToken)).toMatchObject({ companyRole: 'Admin' });
    const account = await stack.bus.call(accountsCalls.get, {}, { accountId, accountType: 'EMPLOYER' });
    expect(account.accountInfo).toMatchObject({ companyName: '' });
  });

  it('is one account for two tabs at once', async () => {
    const person = aPerson();
    const answers = await Promise.all([1, 2, 3].map(async () => google(await provider.token(person), 'CANDIDATE')));
    expect(new Set(answers.map(({ grant }) => claimsOf(grant?.accessToken)['sub'])).size).toBe(1);
  });

  it('is the account of a tab that was faster while this one looked', async () => {
    const person = aPerson();
    const { grant: first } = await google(await provider.token(person), 'CANDIDATE');
    const notYet = jest.spyOn(IdentitiesRepository.prototype, 'accountOf').mockResolvedValueOnce(null);
    const { grant: second } = await google(await provider.token(person), 'CANDIDATE');
    expect(claimsOf(second?.accessToken)['sub']).toBe(claimsOf(first?.accessToken)['sub']);
    expect(notYet).toHaveBeenCalledTimes(2);
    notYet.mockRestore();
  });

  it('takes over no account that signs in otherwise', async () => {
    const { email } = await stack.signUp();
    expect(await refusal(google(await provider.token(aPerson({ email })), 'CANDIDATE'))).toEqual(['user_exists', 400]);
  });

  it.each([
    ['an unverified address', { email_verified: false }],
    ['no address', { email: undefined }],
  ])('refuses %s', async (_, over) => {
    expect(await refusal(google(await provider.token(aPerson(over)), 'CANDIDATE'))).toEqual(['google_failed', 401]);
  });

  it('refuses what Google did not sign for us, now', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const tokens = [
      await provider.token(aPerson(), { audience: 'another-app' }),
      await provider.token(aPerson(), { issuer: 'https://evil.example' }),
      await provider.token(aPerson(), { seconds: -60 }),
      await provider.token(aPerson(), { issued: -3_600 }),
      await provider.token(aPerson(), { issued: 3_600 }),
      await provider.token(aPerson(), { issued: null }),
      await provider.token(aPerson(), { audience: ['us', 'another-app'] }),
      await provider.token(aPerson({ azp: 'another-app' })),
      await provider.token(aPerson({ azp: ['us'] })),
      await provider.token(aPerson(), { key: privateKey }),
      'no-token',
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ sub: '1', aud: 'us' })).toString('base64url')}.`,
    ];
    for (const token of tokens) expect(await refusal(google(token, 'CANDIDATE'))).toEqual(['google_failed', 401]);
  });

  it('believes what is for several apps when we asked for it', async () => {
    const { grant } = await google(await provider.token(aPerson({ azp: 'us' }), { audience: ['us', 'another-app'] }), 'CANDIDATE');
    expect(grant).toBeDefined();
  });

  it('opens one session by a token, also for two at once, and forgets it once it is too old anyway', async () => {
    const token = await provider.token(aPerson());
    expect(await refusal(google(token))).toEqual(['user_not_found', 404]);
    const both = await Promise.allSettled([1, 2].map(async () => google(token, 'CANDIDATE')));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [head, claims, signature = ''] = token.split('.');
    // The last letter of a signature has bits that count for nothing.
    const twins = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'].map((last) =>
      [head, claims, signature.slice(0, -1) + last].join('.'),
    );
    for (const each of [token, ...twins]) expect(await refusal(google(each, 'CANDIDATE'))).toEqual(['google_failed', 401]);
    const signed = [head, claims].join('.');
    const kept = async () => stack.sql("select 1 from used_token where hash = encode(sha256($1::bytea), 'hex')", [signed]);
    await stack.sweep();
    expect(await kept()).toHaveLength(1);
    await stack.sql("update used_token set expires_at = now() - interval '1 second'");
    await stack.sweep();
    expect(await kept()).toHaveLength(0);
  });
});

describe('signing in with LinkedIn', () => {
  it('changes the code for a person, once, and keeps his page', async () => {
    const profile = 'https://www.linkedin.com/in/noor';
    const code = await provider.code(aPerson({ profile }), redirectUri);
    const { grant } = await linkedin(code, 'CANDIDATE');
    const accountId = String(claimsOf(grant?.accessToken)['sub']);
    expect(await stack.bus.call(accountsCalls.get, {}, { accountId, accountType: 'CANDIDATE' })).toMatchObject({
      linkedinUrl: profile,
      isLinkedinLinked: true,
    });
    expect(await refusal(linkedin(code, 'CANDIDATE'))).toEqual(['linkedin_failed', 401]);
  });

  it('refuses a way back that is not ours, and another one than the code was made for', async () => {
    const code = await provider.code(aPerson(), redirectUri);
    expect(await refusal(linkedin(code, 'CANDIDATE', 'https://evil.example/register/linkedin'))).toEqual(['linkedin_failed', 401]);
    expect(await refusal(linkedin(code, 'CANDIDATE', 'http://localhost:8082/register/linkedin'))).toEqual(['linkedin_failed', 401]);
  });

  it('says that LinkedIn is away when it is', async () => {
    provider.isDown = true;
    expect(await refusal(linkedin(await provider.code(aPerson(), redirectUri)))).toEqual(['linkedin_unavailable', 502]);
  });
});

describe('linking LinkedIn', () => {
  const link = async (who: { accountId: string }, code: string) =>
    stack.bus.call(authCalls.linkLinkedin, { body: { code, redirectUri } }, { ...who, accountType: 'CANDIDATE' });
  const unlink = async (who: { accountId: string }) => stack.bus.call(authCalls.unlinkLinkedin, {}, { ...who, accountType: 'CANDIDATE' });

  it('lets somebody sign in either way, until it is unlinked', async () => {
    const { id: accountId } = await stack.signUp();
    const person = aPerson({ profile: 'https://www.linkedin.com/in/noor' });
    expect(await link({ accountId }, await provider.code(person, redirectUri))).toMatchObject({
      isLinkedinLinked: true,
      linkedinUrl: 'https://www.linkedin.com/in/noor',
    });
    const { grant } = await linkedin(await provider.code(person, redirectUri));
    expect(claimsOf(grant?.accessToken)['sub']).toBe(accountId);
    await unlink({ accountId });
    expect(await refusal(linkedin(await provider.code(person, redirectUri)))).toEqual(['user_not_found', 404]);
    expect(await stack.bus.call(accountsCalls.get, {}, { accountId, accountType: 'CANDIDATE' })).toMatchObject({
      isLinkedinLinked: false,
      linkedinUrl: null,
    });
  });

  it('is refused for a profile of somebody else', async () => {
    const [one, two] = [await stack.signUp(), await stack.signUp()];
    const person = aPerson();
    await link({ accountId: one.id }, await provider.code(person, redirectUri));
    expect(await refusal(link({ accountId: two.id }, await provider.code(person, redirectUri)))).toEqual(['user_exists', 400]);
  });

  it('cannot be undone while it is the only way in; with a password it can', async () => {
    const { grant } = await linkedin(await provider.code(aPerson(), redirectUri), 'CANDIDATE');
    const accountId = String(claimsOf(grant?.accessToken)['sub']);
    expect(await refusal(unlink({ accountId }))).toEqual(['password_required', 409]);
    await stack.bus.call(authCalls.changePassword, { body: { password: 'brand-new' } }, { accountId, accountType: 'CANDIDATE' });
    expect(await refusal(unlink({ accountId }))).toBeNull();
  });
});

describe('what is kept about signing in', () => {
  it('names browsers and identities, and no secret', async () => {
    const person = aPerson();
    const { grant } = await stack.bus.call(
      authCalls.signInWithGoogle,
      { body: { accessToken: await provider.token(person), accountType: 'CANDIDATE' } },
      { userAgent: 'Firefox/140' },
    );
    const accountId = String(claimsOf(grant?.accessToken)['sub']);
    const kept = await stack.bus.call(authCalls.exportAccount, { body: { accountId } });
    expect(kept).toMatchObject({
      signIn: { email: person.email, authProvider: 'google', hasPassword: false },
      identities: [{ provider: 'google', subject: person.sub }],
      sessions: [{ userAgent: 'Firefox/140' }],
    });
    expect(JSON.stringify(kept)).not.toMatch(/hash|token/i);
  });

  it('is gone with the account, down to the events that told of it', async () => {
    const person = aPerson();
    const { grant } = await google(await provider.token(person), 'CANDIDATE');
    const accountId = String(claimsOf(grant?.accessToken)['sub']);
    await stack.bus.call(accountsCalls.remove, {}, { accountId, accountType: 'CANDIDATE' });
    await eventually(async () => {
      for (const table of ['credential', 'identity', 'session', 'secret', 'outbox', 'job'])
        expect(JSON.stringify(await stack.sql(`select * from ${table}`))).not.toContain(person.email);
    });
  });
});

describe('a new password for an account without one', () => {
  const forgot = async (email: string) => stack.bus.call(authCalls.forgotPassword, { body: { email } });

  it('is answered by a mail that says how to log in, and by no link; once one was chosen, by a link', async () => {
    const person = aPerson();
    const { grant } = await google(await provider.token(person), 'CANDIDATE');
    const accountId = String(claimsOf(grant?.accessToken)['sub']);
    expect(await refusal(forgot(person.email))).toBeNull();
    const { text, subject } = await mailTo(person.email);
    expect(subject).toBe('How you log in to Tandem');
    expect(text).toMatch(/you log in with Google\./);
    expect(text).toMatch(/\/login\b/);
    expect(text).not.toContain('reset-password');
    expect(await stack.sql('select 1 from secret where account_id = $1', [accountId])).toEqual([]);
    const who = { accountId, accountType: 'CANDIDATE' as const };
    await stack.bus.call(authCalls.changePassword, { body: { password: 'geheim1' } }, who);
    await forgot(person.email);
    expect((await mailTo(person.email, 2)).text).toContain('/reset-password/');
  });
});
