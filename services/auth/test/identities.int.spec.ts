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
type Kind = 'CANDIDATE' | 'EMPLOYER';
const answerToGoogle = async (accessToken: string, nonce: string | undefined, accountType?: Kind) =>
  stack.bus.call(authCalls.signInWithGoogle, { body: { accessToken, nonce, accountType } });
type Signed = Parameters<TestProvider['token']>[1];
/** Asked and answered as the apps do it. */
const google = async (person: Record<string, unknown>, accountType?: Kind, signed?: Signed) => {
  const nonce = randomUUID();
  return answerToGoogle(await provider.token({ nonce, ...person }, signed), nonce, accountType);
};
const linkedin = async (code: string, accountType?: 'CANDIDATE' | 'EMPLOYER', uri = redirectUri) =>
  stack.bus.call(authCalls.signInWithLinkedin, { body: { code, redirectUri: uri, accountType } });

describe('signing in with Google', () => {
  it('opens an account for whoever says which kind, and knows him from then on', async () => {
    const person = aPerson();
    expect(await refusal(google(person))).toEqual(['user_not_found', 404]);
    const first = await google(person, 'CANDIDATE');
    const accountId = String(claimsOf(first.grant?.accessToken)['sub']);
    const again = await google({ ...person, email: anAddress() });
    expect(claimsOf(again.grant?.accessToken)['sub']).toBe(accountId);
    expect(await stack.bus.call(accountsCalls.get, {}, { accountId, accountType: 'CANDIDATE' })).toMatchObject({
      email: person.email,
      firstName: 'Noor',
      lastName: 'Visser',
      authProvider: 'google',
    });
  });

  it('opens a company without a name for an employer', async () => {
    const { grant } = await google(aPerson(), 'EMPLOYER');
    const accountId = String(claimsOf(grant?.accessToken)['sub']);
    expect(claimsOf(grant?.accessToken)).toMatchObject({ companyRole: 'Admin' });
    const account = await stack.bus.call(accountsCalls.get, {}, { accountId, accountType: 'EMPLOYER' });
    expect(account.accountInfo).toMatchObject({ companyName: '' });
  });

  it('is one account for two tabs at once', async () => {
    const person = aPerson();
    const answers = await Promise.all([1, 2, 3].map(async () => google(person, 'CANDIDATE')));
    expect(new Set(answers.map(({ grant }) => claimsOf(grant?.accessToken)['sub'])).size).toBe(1);
  });

  it('is the account of a tab that was faster while this one looked', async () => {
    const person = aPerson();
    const { grant: first } = await google(person, 'CANDIDATE');
    const notYet = jest.spyOn(IdentitiesRepository.prototype, 'accountOf').mockResolvedValueOnce(null);
    const { grant: second } = await google(person, 'CANDIDATE');
    expect(claimsOf(second?.accessToken)['sub']).toBe(claimsOf(first?.accessToken)['sub']);
    expect(notYet).toHaveBeenCalledTimes(2);
    notYet.mockRestore();
  });

  it('takes over no account that signs in otherwise', async () => {
    const { email } = await stack.signUp();
    expect(await refusal(google(aPerson({ email }), 'CANDIDATE'))).toEqual(['user_exists', 400]);
  });

  it.each([
    ['an unverified address', { email_verified: false }],
    ['no address', { email: undefined }],
  ])('refuses %s', async (_, over) => {
    expect(await refusal(google(aPerson(over), 'CANDIDATE'))).toEqual(['google_failed', 401]);
  });

  it('refuses what Google did not sign for us, now', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const signed: Signed[] = [
      { audience: 'another-app' },
      { issuer: 'https://evil.example' },
      { seconds: -60 },
      { issued: -3_600 },
      { issued: 3_600 },
      { issued: null },
      { audience: ['us', 'another-app'] },
      { key: privateKey },
    ];
    for (const how of signed) expect(await refusal(google(aPerson(), 'CANDIDATE', how))).toEqual(['google_failed', 401]);
    const apps = [{ azp: 'another-app' }, { azp: ['us'] }];
    for (const claims of apps) expect(await refusal(google(aPerson(claims), 'CANDIDATE'))).toEqual(['google_failed', 401]);
    const tokens = [
      'no-token',
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ sub: '1', aud: 'us' })).toString('base64url')}.`,
    ];
    for (const token of tokens) expect(await refusal(answerToGoogle(token, 'n', 'CANDIDATE'))).toEqual(['google_failed', 401]);
  });

  it('believes what is for several apps when we asked for it', async () => {
    const { grant } = await google(aPerson({ azp: 'us' }), 'CANDIDATE', { audience: ['us', 'another-app'] });
    expect(grant).toBeDefined();
  });

  it.each([
    ['no nonce is told', { nonce: 'n1' }, undefined],
    ['an empty one is told', { nonce: '' }, ''],
    ['it bears none', {}, 'n2'],
    ['it answers the question of somebody else', { nonce: 'n3' }, 'n4'],
    ['its nonce is no text', { nonce: ['n5'] }, 'n5'],
  ])('refuses a token where %s', async (_, claims, nonce) => {
    const token = await provider.token(aPerson(claims));
    expect(await refusal(answerToGoogle(token, nonce, 'CANDIDATE'))).toEqual(['google_failed', 401]);
  });

  it('takes one answer to a question, also of two at once, and forgets the question once no token for it is young enough', async () => {
    const nonce = randomUUID();
    const token = await provider.token(aPerson({ nonce }));
    const both = await Promise.allSettled([1, 2].map(async () => answerToGoogle(token, nonce, 'CANDIDATE')));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const another = await provider.token(aPerson({ nonce }));
    expect(await refusal(answerToGoogle(another, nonce, 'CANDIDATE'))).toEqual(['google_failed', 401]);
    const nonces = async () => stack.sql("select 1 from used_nonce where hash = encode(sha256($1::bytea), 'hex')", [nonce]);
    await stack.sweep();
    expect(await nonces()).toHaveLength(1);
    await stack.sql("update used_nonce set expires_at = now() - interval '1 second'");
    await stack.sweep();
    expect(await nonces()).toHaveLength(0);
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
      { body: { accessToken: await provider.token({ nonce: 'n6', ...person }), nonce: 'n6', accountType: 'CANDIDATE' } },
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
    const { grant } = await google(person, 'CANDIDATE');
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
    const { grant } = await google(person, 'CANDIDATE');
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
