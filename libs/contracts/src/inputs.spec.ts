import type * as z from 'zod';
import { accountsCalls } from './accounts/accounts';
import { adminCalls } from './admin/admin';
import { authCalls } from './auth/auth';
import type { Rpc } from './define';
import { latestMonth } from './fields';
import { gatewayCalls } from './gateway/gateway';
import { problemOf } from './issues';
import { matchingCalls } from './matching/matching';
import { referralsCalls } from './referrals/referrals';
import { allCalls } from './registry';
import { resumesCalls } from './resumes/resumes';
import { vacanciesCalls } from './vacancies/vacancies';

type Part = 'params' | 'query' | 'body';
/** `ok`, or each refused field with its word. */
const judge = (call: Partial<Record<Part, z.ZodType>>, value: unknown, part: Part = 'body'): string => {
  const type = call[part];
  if (!type) throw new Error(`no ${part}`);
  const parsed = type.safeParse(value);
  if (parsed.success) return 'ok';
  const { code, errors } = problemOf(parsed.error, part);
  return errors?.map(({ field, detail }) => `${field} ${detail}`).join(', ') ?? code;
};

const nextMonth = () => {
  const [year = 0, month = 0] = latestMonth().split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
};

describe('registration', () => {
  const candidate = { email: 'sanne@example.nl', password: '123456', accountType: 'CANDIDATE' };
  it.each([
    ['a candidate', candidate, 'ok'],
    ['a short password', { ...candidate, password: '12345' }, 'password input_password_too_short'],
    ['a bad address', { ...candidate, email: 'a@b.c' }, 'email invalid_email'],
    ['an unknown kind', { ...candidate, accountType: 'ADMIN' }, 'accountType invalid_account_type'],
    ['no kind', { email: candidate.email, password: candidate.password }, 'accountType field_required'],
    ['an employer without a company', { ...candidate, accountType: 'EMPLOYER' }, 'companyName field_required'],
    ['an employer', { ...candidate, accountType: 'EMPLOYER', companyName: 'Waterkant' }, 'ok'],
    ['a stale resume id', { ...candidate, resumeId: 'gone' }, 'ok'],
  ])('of %s: %#', (_, body, expected) => expect(judge(authCalls.register, body)).toBe(expected));

  it('needs 7 characters at a reset', () => {
    expect(judge(authCalls.resetPassword, { password: '123456' })).toBe('password input_password_too_short');
    expect(judge(authCalls.resetPassword, { password: '1234567' })).toBe('ok');
  });
  it('asks for both fields at a login', () => {
    expect(judge(authCalls.login, { email: '', password: '' })).toBe('email field_required, password field_required');
  });
});

describe('a candidate', () => {
  it.each([
    [{ firstName: '' }, 'firstName field_required'],
    [{ firstName: ' A ' }, 'firstName name_too_short'],
    [{ birthDate: '03-02-1990' }, 'birthDate invalid_birth_date'],
    [{ birthDate: '2999-01-01' }, 'birthDate invalid_birth_date'],
    [{ birthDate: '1990-02-03' }, 'ok'],
    [{ phone: '0612345678' }, 'phone invalid_phone'],
    [{ phone: '' }, 'ok'],
    [{ linkedinUrl: 'linkedin.com' }, 'linkedinUrl invalid_url'],
    [{ countryCode: 'nl' }, 'countryCode invalid_value'],
    [{ preferences: { jobTypes: ['NIGHT'] } }, 'preferences.jobTypes.0 invalid_value'],
    [{ preferences: { workModels: [] } }, 'ok'],
    [{ preferences: { travelTime: 0 } }, 'preferences.travelTime invalid_value'],
    [{ preferences: { salary: null, greenFlags: [{ value: 'team', dealbreaker: true }] } }, 'ok'],
    [{}, 'ok'],
  ])('%j is %s', (body, expected) => expect(judge(accountsCalls.updateCandidate, body)).toBe(expected));
});

describe('a company', () => {
  it.each([
    [{ companyName: '' }, 'companyName field_required'],
    [{ industry: 'mining' }, 'industry invalid_value'],
    [{ companySize: 'HUGE' }, 'companySize invalid_value'],
    [{ websites: { home: 'example.nl' } }, 'ok'],
    [{ websites: { home: 'ftp://example.nl' } }, 'websites.home invalid_url'],
    [{ foundingDate: '1999-01-01' }, 'ok'],
  ])('%j is %s', (body, expected) => expect(judge(accountsCalls.update, body)).toBe(expected));
  it('invites by a good address', () => {
    expect(judge(accountsCalls.inviteMember, { email: '' })).toBe('email field_required');
    expect(judge(accountsCalls.inviteMember, { email: 'ruben@example.nl' })).toBe('ok');
    expect(judge(accountsCalls.inviteMember, { email: 'ruben@example.nl', role: 'Owner' })).toBe('role invalid_value');
  });
});

describe('a resume', () => {
  const education = { educationType: 'PHD', title: 'Physics' };
  it.each([
    [[education], 'ok'],
    [[{ ...education, id: 'temp-1', description: 'x'.repeat(5_000) }], 'ok'],
    [[{ ...education, title: '' }], '0.title field_required'],
    [[{ ...education, educationType: 'DIPLOMA' }], '0.educationType invalid_value'],
    [[education, { title: 'x' }], '1.educationType field_required'],
    [[{ ...education, startDate: '2022-01', endDate: '2021-01' }], '0.startDate start_before_end'],
    [{ items: [] }, ' invalid_value'],
  ])('education %#', (body, expected) => expect(judge(resumesCalls.replaceEducations, body)).toBe(expected));

  it('knows no month that has not begun anywhere', () => {
    expect(judge(resumesCalls.replaceEducations, [{ ...education, startDate: latestMonth() }])).toBe('ok');
    expect(judge(resumesCalls.replaceEducations, [{ ...education, startDate: nextMonth() }])).toBe('0.startDate not_in_future');
  });

  it.each([
    [[{}], 'ok'],
    [[{ type: 'TESTING', stack: 'Jest', yearsOfExperience: -3 }], 'ok'],
    [[{ type: 'TESTING', stack: 'Jest' }], '0.yearsOfExperience field_required'],
    [[{ type: 'COOKING', stack: 'Soup', yearsOfExperience: 1 }], '0.type invalid_value'],
    [[{ type: 'LANGUAGES', stack: 'Dutch', description: 'good' }], '0.description invalid_value'],
    [[{ type: 'LANGUAGES', stack: 'Dutch', description: 'elementary' }], 'ok'],
  ])('skills %j are %s', (body, expected) => expect(judge(resumesCalls.replaceSkills, body)).toBe(expected));

  it('is never refused for a summary that will be cut', () => {
    expect(judge(resumesCalls.saveSummary, { summary: 'x'.repeat(1_600) })).toBe('ok');
  });
  it('that is anonymous can only become verified', () => {
    expect(judge(resumesCalls.saveAnonymousStatus, { status: 'DONE' })).toBe('status invalid_value');
    expect(judge(resumesCalls.saveAnonymousStatus, { status: 'VERIFIED' })).toBe('ok');
  });
});

describe('a vacancy', () => {
  it.each([
    [{ homeworkDays: 6 }, 'homeworkDays invalid_value'],
    [{ homeworkDays: 2 }, 'ok'],
    [{ minHoursPerWeek: 61 }, 'minHoursPerWeek invalid_value'],
    [{ salaryMin: 5000, salaryMax: 4000 }, 'salaryMin invalid_value'],
    [{ salaryMin: 5000 }, 'ok'],
    [{ requiredEducation: ['none'] }, 'ok'],
    [{ requiredEducation: ['none', 'PHD'] }, 'requiredEducation invalid_value'],
    [{ requiredLanguages: ['German'] }, 'requiredLanguages.0 invalid_value'],
    [{ requiredLanguages: [], requiredVisa: [] }, 'ok'],
    [{ flags: { readStatus: 'VERIFIED' } }, 'ok'],
    [{ flags: { readStatus: 'PUBLISHED' } }, 'flags.readStatus invalid_value'],
  ])('%j is %s', (body, expected) => expect(judge(vacanciesCalls.update, body)).toBe(expected));

  it.each([
    [{ source: 'CHAT' }, 'ok'],
    [{ source: 'URL' }, 'url field_required'],
    [{ source: 'URL', url: 'example.nl' }, 'url invalid_url'],
    [{ source: 'URL', url: 'https://example.nl/jobs/1' }, 'ok'],
    [{ source: 'TEXT', text: ' ' }, 'text field_required'],
    [{ source: 'FAX' }, 'source invalid_value'],
  ])('from %j is %s', (body, expected) => expect(judge(vacanciesCalls.replaceSource, body)).toBe(expected));
});

describe('a match', () => {
  it.each([
    [{}, 'status invalid_value'],
    [{ status: 'HIRED' }, 'status invalid_value'],
    [{ status: 'APPLIED', archived: false }, 'ok'],
    [{ archived: true }, 'ok'],
  ])('changed by %j is %s', (body, expected) => {
    expect(judge(matchingCalls.changeMatch, body)).toBe(expected);
    expect(judge(matchingCalls.changeStatus, body)).toBe(expected);
  });

  const slot = { start: '2026-12-01T09:00:00.000Z', end: '2026-12-01T10:00:00.000Z' };
  it.each([
    [{ method: 'PHONE' }, 'ok'],
    [{ method: 'TIMESLOTS' }, 'slots field_required'],
    [{ method: 'TIMESLOTS', slots: [slot] }, 'ok'],
    [{ method: 'TIMESLOTS', slots: [{ start: slot.end, end: slot.start }] }, 'slots start_before_end'],
    [{ method: 'TIMESLOTS', slots: Array.from({ length: 7 }, () => slot) }, 'slots too_long'],
    [{ method: 'FAX' }, 'method invalid_value'],
  ])('invited by %# is %s', (body, expected) => expect(judge(matchingCalls.invite, body)).toBe(expected));

  it('takes one time or a wish for others, not both and not neither', () => {
    expect(judge(matchingCalls.chooseTimeslot, { slot })).toBe('ok');
    expect(judge(matchingCalls.chooseTimeslot, { other: true })).toBe('ok');
    expect(judge(matchingCalls.chooseTimeslot, {})).toBe('slot field_required');
    expect(judge(matchingCalls.chooseTimeslot, { slot, other: true })).toBe('slot field_required');
  });
});

describe('a search', () => {
  const query = { address: { city: 'Utrecht' }, travelMode: 'CAR', travelTime: 30, search: 'nurse', sessionId: 's1' };
  it.each(['address', 'travelMode', 'travelTime', 'search'])('needs %s', (field) => {
    const { [field]: _, ...rest } = query as Record<string, unknown>;
    expect(judge(matchingCalls.openSearch, rest, 'query')).toBe(`${field} field_required`);
    expect(judge(matchingCalls.searchVacancies, rest, 'query')).toBe(`${field} field_required`);
  });
  it('takes a point instead of a city', () => {
    expect(judge(matchingCalls.openSearch, { ...query, address: { latitude: 52, longitude: 5 } }, 'query')).toBe('ok');
    expect(judge(matchingCalls.openSearch, { ...query, address: { city: ' ' } }, 'query')).toBe('address field_required');
  });
  it('knows how somebody may travel', () => {
    expect(judge(matchingCalls.openSearch, { ...query, travelMode: 'BIKE' }, 'query')).toBe('travelMode invalid_value');
    expect(judge(matchingCalls.openSearch, { ...query, travelTime: 0 }, 'query')).toBe('travelTime invalid_value');
  });
});

describe('a referral', () => {
  const referral = { senderEmail: 'a@b.nl', recipientEmail: 'c@d.nl', recipientName: 'Bram', type: 'CANDIDATE' };
  it.each([
    [referral, 'ok'],
    [{ ...referral, recipientName: '' }, 'recipientName field_required'],
    [{ ...referral, recipientEmail: 'c@d' }, 'recipientEmail invalid_email'],
    [{ ...referral, type: 'EMPLOYER' }, 'companyName field_required'],
  ])('%# is judged', (body, expected) => expect(judge(referralsCalls.refer, body)).toBe(expected));
});

describe('a list', () => {
  it.each([
    [{}, 'ok'],
    [{ page: 0 }, 'page invalid_value'],
    [{ pageSize: 101 }, 'pageSize invalid_value'],
    [{ sortField: 'password' }, 'sortField invalid_value'],
    [{ sortField: 'email', sortDirection: 'DESC', fromDate: '2026-01-01' }, 'ok'],
    [{ accountType: 'ADMIN' }, 'accountType invalid_value'],
  ])('of users asked for by %j is %s', (query, expected) => expect(judge(adminCalls.listUsers, query, 'query')).toBe(expected));

  it('filters a funnel by known states only', () => {
    expect(judge(matchingCalls.employerFunnel, { states: ['REJECTED', 'HIRED'] }, 'query')).toBe('states.1 invalid_value');
  });
});

it('answers an unknown language like an unknown page', () => {
  expect(judge(gatewayCalls.translations, { language: 'fr' }, 'params')).toBe('not_found');
});

it('checks and never changes: what is accepted comes out as it went in', () => {
  const input = { ' spaced ': 1, email: ' Sanne@Example.NL ', password: '123456', accountType: 'CANDIDATE' };
  expect(authCalls.register.body.parse(input)).toEqual({ email: ' Sanne@Example.NL ', password: '123456', accountType: 'CANDIDATE' });
});

const kindsIn = (type: z.ZodType, seen = new Set<z.ZodType>()): string[] => {
  if (seen.has(type)) return [];
  seen.add(type);
  const def = type.def as unknown as Record<string, unknown>;
  const inner = Object.values(def).flatMap((value) =>
    typeof value === 'object' && value !== null ? ('def' in value ? [value] : (Object.values(value) as unknown[])) : [],
  );
  const types = inner.filter(
    (value): value is z.ZodType => typeof value === 'object' && value !== null && 'def' in value && 'safeParse' in value,
  );
  return [String(def['type']), ...types.flatMap((each) => kindsIn(each, seen))];
};

it('has no transforms, defaults or coercion in any shape, since they are checked twice', () => {
  const parts = allCalls
    .flatMap(({ params, query, body, output }: Rpc) => [params, query, body, output])
    .filter((type) => type !== undefined);
  const kinds = new Set(parts.flatMap((type) => kindsIn(type)));
  expect(kinds.has('object')).toBe(true);
  expect([...kinds].filter((kind) => ['transform', 'pipe', 'default', 'prefault', 'catch'].includes(kind))).toEqual([]);
});
