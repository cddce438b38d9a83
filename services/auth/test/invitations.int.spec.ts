import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { authCalls } from '@tandem/contracts/auth/auth';
import type { Reply } from '@tandem/contracts/define';
import { eventually } from '@tandem/test-kit/eventually';
import { mailsTo, mailTo, secretIn } from '@tandem/test-kit/mailbox';
import { refusal } from '@tandem/test-kit/refusal';
import { anAddress, anIp, claimsOf, Stack } from './stack';

jest.setTimeout(60_000);

let stack: Stack;
beforeAll(async () => {
  stack = await Stack.start();
});
afterAll(async () => stack?.stop());

type Who = { accountId: string; accountType: 'CANDIDATE' | 'EMPLOYER' };
const anAdmin = async () => {
  const { id, email } = await stack.signUp('EMPLOYER');
  return { accountId: id, accountType: 'EMPLOYER' as const, email };
};
const invite = async (
  { accountId, accountType }: Who,
  email: string,
  role?: 'Admin' | 'Member',
): Promise<Reply<typeof accountsCalls.inviteMember>> =>
  stack.bus.call(accountsCalls.inviteMember, { body: { email, role } }, { accountId, accountType, language: 'nl' });
const members = async ({ accountId, accountType }: Who) => stack.bus.call(accountsCalls.listMembers, {}, { accountId, accountType });
const change = async ({ accountId, accountType }: Who, memberId: string, role: 'Admin' | 'Member') =>
  stack.bus.call(accountsCalls.changeMemberRole, { params: { memberId }, body: { role } }, { accountId, accountType });
const remove = async ({ accountId, accountType }: Who, memberId: string) =>
  stack.bus.call(accountsCalls.removeMember, { params: { memberId } }, { accountId, accountType });
const activate = async (email: string, password = 'welcome-1') => {
  const secret = secretIn(await mailTo(email), 'activate-account');
  return stack.bus.call(authCalls.resetPassword, { params: { secret }, body: { password } });
};
const aMember = async (admin: Who, role?: 'Admin' | 'Member') => {
  const email = anAddress();
  await invite(admin, email, role);
  const { grant } = (await activate(email)) as { grant?: { accessToken: string } };
  return { accountId: String(claimsOf(grant?.accessToken)['sub']), accountType: 'EMPLOYER' as const, email };
};

describe('inviting a member', () => {
  it('mails an activation in the language of the inviter that signs him in as a member at once', async () => {
    const admin = await anAdmin();
    const email = anAddress();
    expect(await invite(admin, email.toUpperCase())).toMatchObject({ email, role: 'Admin', state: 'Invited' });
    const mail = await mailTo(email);
    expect(mail.subject).toBe('Molen & Zn nodigt je uit voor Tandem');
    const secret = secretIn(mail, 'activate-account');
    expect(await stack.bus.call(authCalls.checkSecret, { params: { secret } })).toEqual({ valid: true, kind: 'ACTIVATE' });
    const { grant } = (await activate(email)) as { grant?: { accessToken: string; pair: string } };
    expect(grant?.pair).toBe('employer');
    expect(claimsOf(grant?.accessToken)).toMatchObject({ companyId: expect.any(String) as string, companyRole: 'Admin' });
    expect(await members(admin)).toMatchObject([{ email: admin.email }, { email, state: 'Active' }]);
    expect(await refusal(stack.bus.call(authCalls.login, { body: { email, password: 'welcome-1' } }, { ip: anIp() }))).toBeNull();
  });

  it('once more sends it again, and the older link is worthless', async () => {
    const admin = await anAdmin();
    const email = anAddress();
    const { id, isAgain } = await invite(admin, email);
    expect(isAgain).toBe(false);
    const older = secretIn(await mailTo(email), 'activate-account');
    expect(await invite(admin, email)).toMatchObject({ id, isAgain: true });
    await mailTo(email, 2);
    expect(await refusal(stack.bus.call(authCalls.checkSecret, { params: { secret: older } }))).toEqual(['invalid_link', 404]);
    expect(await members(admin)).toHaveLength(2);
  });

  it('makes one member of one address that is invited five times at once', async () => {
    const admin = await anAdmin();
    const email = anAddress();
    const answers = await Promise.all(Array.from({ length: 5 }, async () => invite(admin, email)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await members(admin)).toHaveLength(2);
  });

  it('refuses who is a member already, and whoever has an account elsewhere, without saying where', async () => {
    const admin = await anAdmin();
    const member = await aMember(admin);
    const [candidate, stranger] = [await stack.signUp(), await anAdmin()];
    expect(await refusal(invite(admin, member.email))).toEqual(['member_exists', 409]);
    expect(await refusal(invite(admin, candidate.email))).toEqual(['user_exists', 400]);
    const invited = anAddress();
    await invite(stranger, invited);
    expect(await refusal(invite(admin, invited))).toEqual(['user_exists', 400]);
  });

  it('is mailed once more, with who invites, to whoever asks for a password before he has begun, and by no other mail', async () => {
    const admin = await anAdmin();
    const email = anAddress();
    await invite(admin, email);
    await mailTo(email);
    await stack.bus.call(authCalls.resendVerification, { body: { email } });
    await stack.bus.call(authCalls.forgotPassword, { body: { email } });
    const mail = await mailTo(email, 2);
    expect(mail.subject).toBe('Molen & Zn invites you to Tandem');
    const secret = secretIn(mail, 'activate-account');
    await stack.bus.call(authCalls.resetPassword, { params: { secret }, body: { password: 'welcome-2' } });
    await eventually(async () => expect((await members(admin))[1]).toMatchObject({ email, state: 'Active' }));
    expect(await mailsTo(email)).toHaveLength(2);
  });
});

describe('members', () => {
  it('are managed by active Admins only', async () => {
    const admin = await anAdmin();
    const member = await aMember(admin, 'Member');
    expect(await refusal(invite(member, anAddress()))).toEqual(['forbidden', 403]);
    expect(await refusal(change(member, admin.accountId, 'Member'))).toEqual(['forbidden', 403]);
    expect(await refusal(remove(member, admin.accountId))).toEqual(['forbidden', 403]);
    expect(await members(member)).toHaveLength(2);
    const candidate = { accountId: (await stack.signUp()).id, accountType: 'CANDIDATE' as const };
    expect(await refusal(members(candidate))).toEqual(['forbidden', 403]);
  });

  it('of another company are unknown', async () => {
    const [admin, stranger] = [await anAdmin(), await anAdmin()];
    expect(await refusal(change(admin, stranger.accountId, 'Member'))).toEqual(['member_not_found', 404]);
    expect(await refusal(remove(admin, stranger.accountId))).toEqual(['member_not_found', 404]);
    expect(await refusal(remove(admin, 'nonsense'))).toEqual(['member_not_found', 404]);
  });

  it('always keep an Admin, also when two demote each other at once', async () => {
    const admin = await anAdmin();
    expect(await refusal(change(admin, admin.accountId, 'Member'))).toEqual(['last_admin', 409]);
    expect(await refusal(remove(admin, admin.accountId))).toEqual(['last_admin', 409]);
    const other = await aMember(admin, 'Admin');
    const answers = await Promise.all([change(admin, other.accountId, 'Member'), change(other, admin.accountId, 'Member')].map(refusal));
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect((await members(admin)).filter(({ role }) => role === 'Admin')).toHaveLength(1);
  });

  it('lose their sessions with their role, and everything when removed', async () => {
    const admin = await anAdmin();
    const other = await aMember(admin, 'Admin');
    const { grant } = await stack.bus.call(authCalls.login, { body: { email: other.email, password: 'welcome-1' } }, { ip: anIp() });
    expect(await change(admin, other.accountId, 'Member')).toMatchObject({ role: 'Member' });
    await eventually(async () =>
      expect(await refusal(stack.bus.call(authCalls.refresh, { refreshToken: grant?.refreshToken }))).toEqual(['unauthorized', 401]),
    );
    await remove(admin, other.accountId);
    await eventually(async () => {
      const login = stack.bus.call(authCalls.login, { body: { email: other.email, password: 'welcome-1' } }, { ip: anIp() });
      expect(await refusal(login)).toEqual(['invalid_credentials', 401]);
    });
    expect(await members(admin)).toHaveLength(1);
    expect(await refusal(invite(admin, other.email))).toBeNull();
  });

  it('are told by mail that their company removed them, once they had begun', async () => {
    const admin = await anAdmin();
    const other = await aMember(admin, 'Admin');
    const invited = anAddress();
    await invite(admin, invited);
    await mailTo(invited);
    for (const { id } of (await members(admin)).filter(({ email }) => email !== admin.email)) await remove(admin, id);
    const told = await mailTo(other.email, 2);
    expect(told.subject).toBe('Je Tandem-account is verwijderd');
    expect(told.text).toMatch(/heeft Molen & Zn je toegang tot Tandem beëindigd/);
    expect(await mailsTo(invited)).toHaveLength(1);
  });
});
