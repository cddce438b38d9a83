import { birthDateError } from '@tandem/domain/dates';
import {
  emailError,
  type FieldError,
  nameError,
  newPasswordError,
  phoneError,
  requiredError,
  resetPasswordError,
  strictEmailError,
  urlError,
  withHttps,
} from '@tandem/domain/fields';
import type * as z from 'zod';
import { accountsCalls } from './accounts/accounts';
import { authCalls } from './auth/auth';
import { problemOf } from './issues';
import { referralsCalls } from './referrals/referrals';

type Rule = (value: string) => FieldError | null;
type Case = {
  field: string;
  rule: Rule;
  body: z.ZodType;
  rest: object;
  values: readonly (readonly [value: string, word: FieldError | null])[];
};

const [register, reset, login, candidate, company] = [authCalls.register.body, authCalls.resetPassword.body, authCalls.login.body, accountsCalls.updateCandidate.body, accountsCalls.update.body]; // prettier-ignore
const account = { email: 'sanne@example.nl', password: '123456', accountType: 'CANDIDATE' };
const referral = { senderEmail: 'a@b.nl', recipientEmail: 'c@d.nl', recipientName: 'Bram', type: 'CANDIDATE' };

const addresses = [
  ['A@B.nl', null],
  ['a@b', 'invalid_email'],
  ['', 'field_required'],
  [`${'a'.repeat(250)}@b.nl`, 'too_long'],
] as const;
const names = [
  ['Jo', null],
  [' A ', 'name_too_short'],
  ['', 'field_required'],
  ['   ', 'field_required'],
  ['x'.repeat(500), 'too_long'],
] as const;
const phones = [
  ['+31 612345678', null],
  ['', null],
  ['0612345678', 'invalid_phone'],
  ['+3112345', 'invalid_phone'],
  ['+31 6-12345678', 'invalid_phone'],
] as const;
const urls = [
  ['https://www.a', 'invalid_url'],
  ['https://www.a.nl', null],
  ['https://a.nl', null],
  ['ftp://a.nl', 'invalid_url'],
  ['a.nl', 'invalid_url'],
  ['', null],
  [`https://a.nl/${'x'.repeat(3_000)}`, 'too_long'],
] as const;

/** The values that forms judge by a rule of the domain, and the field of the call that carries them. */
const cases: Case[] = [
  {
    field: 'email',
    rule: strictEmailError,
    body: register,
    rest: account,
    values: [['a b@c.nl', 'invalid_email'], ['a@b.c', 'invalid_email'], ['a..b@c.nl', 'invalid_email'], ...addresses],
  },
  {
    field: 'password',
    rule: newPasswordError,
    body: register,
    rest: account,
    values: [['12345', 'input_password_too_short'], ['123456', null], ['', 'field_required'], ['x'.repeat(201), 'too_long']],
  },
  { field: 'companyName', rule: requiredError, body: register, rest: { ...account, accountType: 'EMPLOYER' }, values: [['', 'field_required'], [' ', 'field_required'], ['Molen', null]] },
  { field: 'password', rule: resetPasswordError, body: reset, rest: {}, values: [['123456', 'input_password_too_short'], ['1234567', null]] },
  { field: 'email', rule: requiredError, body: login, rest: { password: 'x' }, values: [['', 'field_required'], ['a@b.nl', null]] },
  { field: 'password', rule: requiredError, body: login, rest: { email: 'a@b.nl' }, values: [['', 'field_required'], ['x', null]] },
  { field: 'email', rule: requiredError, body: authCalls.forgotPassword.body, rest: {}, values: [['', 'field_required'], ['a@b.nl', null]] },
  { field: 'firstName', rule: nameError, body: candidate, rest: {}, values: names },
  { field: 'lastName', rule: nameError, body: candidate, rest: {}, values: names },
  { field: 'phone', rule: phoneError, body: candidate, rest: {}, values: phones },
  { field: 'phone', rule: phoneError, body: company, rest: {}, values: phones },
  { field: 'linkedinUrl', rule: urlError, body: candidate, rest: {}, values: urls },
  {
    field: 'birthDate',
    rule: (value) => birthDateError(value, new Date().toISOString().slice(0, 10)),
    body: candidate,
    rest: {},
    values: [['1990-02-03', null], ['2999-01-01', 'invalid_birth_date'], ['1990-02-30', 'invalid_birth_date']],
  },
  { field: 'companyName', rule: requiredError, body: company, rest: {}, values: [['', 'field_required'], ['Molen', null]] },
  { field: 'email', rule: emailError, body: accountsCalls.inviteMember.body, rest: {}, values: addresses },
  { field: 'recipientName', rule: requiredError, body: referralsCalls.refer.body, rest: referral, values: [['', 'field_required'], ['Bo', null]] },
  { field: 'recipientEmail', rule: emailError, body: referralsCalls.refer.body, rest: referral, values: addresses },
  { field: 'companyName', rule: requiredError, body: referralsCalls.refer.body, rest: { ...referral, type: 'EMPLOYER' }, values: [['', 'field_required'], ['Molen', null]] },
]; // prettier-ignore

const wordOf = (body: z.ZodType, value: object, field: string): string | null => {
  const parsed = body.safeParse(value);
  return parsed.success
    ? null
    : (problemOf(parsed.error, 'body').errors?.find((error) => error.field === field)?.detail ?? 'another field');
};

describe.each(cases)('$field', ({ field, rule, body, rest, values }) => {
  it.each(values)('%p is %s to the form and to the call alike', (value, word) => {
    expect({ form: rule(value), call: wordOf(body, { ...rest, [field]: value }, field) }).toEqual({ form: word, call: word });
  });
});

it('a homepage typed without a scheme is fine to both', () => {
  expect([urlError(withHttps('example.nl')), wordOf(company, { websites: { home: 'example.nl' } }, 'websites.home')]).toEqual([null, null]);
  expect(urlError(withHttps('ftp://example.nl'))).toBe(wordOf(company, { websites: { home: 'ftp://example.nl' } }, 'websites.home'));
});
