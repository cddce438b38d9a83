import fc from 'fast-check';
import {
  emailError,
  nameError,
  newPasswordError,
  numberOf,
  phoneError,
  repeatPasswordError,
  requiredError,
  resetPasswordError,
  strictEmailError,
  typedNumber,
  unprintedLetters,
  urlError,
  withHttps,
} from './fields';

describe('an e-mail address', () => {
  it.each([
    ['sanne@example.nl', null],
    [' SANNE@EXAMPLE.NL ', null],
    ['a@b', 'invalid_email'],
    ['a b@c.nl', 'invalid_email'],
    ['', 'field_required'],
    [`${'a'.repeat(250)}@b.nl`, 'too_long'],
  ])('%s is %s', (value, error) => expect(emailError(value)).toBe(error));

  it.each([
    ['sanne+jobs@mail.example.nl', null],
    ['a@b.c', 'invalid_email'],
    ['a b@c.nl', 'invalid_email'],
    ['a..b@c.nl', 'invalid_email'],
    ['.a@c.nl', 'invalid_email'],
    ['a@-c.nl', 'invalid_email'],
    ['a@c.n1', 'invalid_email'],
  ])('of a new account, %s, is %s', (value, error) => expect(strictEmailError(value)).toBe(error));

  it('that is strict is also simple', () => {
    fc.assert(fc.property(fc.emailAddress(), (value) => strictEmailError(value) !== null || emailError(value) === null));
  });
});

describe('a password', () => {
  it('has 6 characters at registration', () =>
    expect(['12345', '123456'].map(newPasswordError)).toEqual(['input_password_too_short', null]));
  it('has 7 characters at a reset', () =>
    expect(['123456', '1234567'].map(resetPasswordError)).toEqual(['input_password_too_short', null]));
  it('is asked for when empty', () => expect(newPasswordError('')).toBe('field_required'));
  it('has an end', () => expect(newPasswordError('x'.repeat(201))).toBe('too_long'));
  it('is typed the same twice', () =>
    expect([repeatPasswordError('abc123', 'abc124'), repeatPasswordError('abc123', 'abc123')]).toEqual(['repeat_password_error', null]));
});

describe('a phone number', () => {
  it.each([
    ['+31 612345678', null],
    ['+31 6 12 34 56 78', null],
    ['', null],
    ['0612345678', 'invalid_phone'],
    ['+3112345', 'invalid_phone'],
    ['+31123456', null],
    ['+1234567', null],
    ['+35112345', 'invalid_phone'],
    ['+351123456', null],
    [`+1234${'5'.repeat(15)}`, null],
    [`+1234${'5'.repeat(16)}`, 'invalid_phone'],
    ['+31-612345678', 'invalid_phone'],
  ])('%s is %s', (value, error) => expect(phoneError(value)).toBe(error));
});

describe('a URL', () => {
  it.each([
    ['', null],
    ['https://www.a', 'invalid_url'],
    ['https://www.a.nl', null],
    ['https://a.nl', null],
    ['HTTP://A.nl/path?x=1', null],
    ['ftp://a.nl', 'invalid_url'],
    ['a.nl', 'invalid_url'],
    ['https://a', 'invalid_url'],
    ['https://', 'invalid_url'],
    ['https://a..nl', 'invalid_url'],
    ['https://user:secret@a.nl', 'invalid_url'],
    ['javascript:alert(1)', 'invalid_url'],
  ])('%s is %s', (value, error) => expect(urlError(value)).toBe(error));
  it.each([
    ['example.nl', 'https://example.nl'],
    ['http://example.nl', 'http://example.nl'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['', ''],
  ])('typed as %s is saved as %s', (typed, saved) => expect(withHttps(typed)).toBe(saved));
});

describe('a name', () => {
  it.each([
    ['Li', null],
    [' A ', 'name_too_short'],
    ['  ', 'field_required'],
    ['\u200b\u200b\u200b', 'field_required'],
    ['\u2066A\u200d\u2069', 'name_too_short'],
    ['שלום', null],
    ['👩🏽\u200d🚒', null],
    ['x'.repeat(101), 'too_long'],
  ])('%s is %s', (value, error) => expect(nameError(value)).toBe(error));
});

describe('letters a printed resume leaves out', () => {
  it.each([
    ['王小明王', '王小明'],
    ['Anna 王', '王'],
    ['שרה', 'שרה'],
    ['ليلى', 'ليى'],
    ['Ünal-Żółć O’Brien', ''],
    ['Жуковська-Παπαδοπούλου Маряʼна', ''],
  ])('%s: %s', (name, letters) => expect(unprintedLetters(name).join('')).toBe(letters));
});

describe('a number', () => {
  it('keeps digits, one point and a minus at the start', () => {
    expect(['1-2..5e', '-1-2', '1.2.3', 'abc', '.5'].map(typedNumber)).toEqual(['12.5', '-12', '1.23', '', '.5']);
  });
  it('is a number or empty whatever is typed', () => {
    fc.assert(fc.property(fc.string(), (value) => /^-?\d*\.?\d*$/.test(typedNumber(value))));
  });
  it('is absent, not zero, when nothing is typed', () =>
    expect(['', '-', '.', '3000', '0'].map(numberOf)).toEqual([undefined, undefined, undefined, 3000, 0]));
});

it('asks for text that is spaces only, or that nobody can see', () =>
  expect(['  ', '\u200b \ufeff', null, 'x'].map(requiredError)).toEqual(['field_required', 'field_required', 'field_required', null]));
