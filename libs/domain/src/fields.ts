import { passwordLengths, textLimits } from './limits';

/**
 * What can be wrong with a field. Each is the `detail` of a problem and has a text in every language.
 * Every rule here answers with one of these, or null when the value is fine.
 */
export type FieldError =
  | 'field_required'
  | 'invalid_value'
  | 'invalid_email'
  | 'invalid_phone'
  | 'invalid_url'
  | 'invalid_date'
  | 'invalid_birth_date'
  | 'invalid_account_type'
  | 'name_too_short'
  | 'input_password_too_short'
  | 'repeat_password_error'
  | 'not_in_future'
  | 'start_before_end'
  | 'too_long';

/** What is there but shows nothing: marks of direction, joiners, spaces without a width. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** What of a text can be seen, without the spaces around it. */
const visible = (value: string): string => value.replace(INVISIBLE, '').trim();

/** Text that must be there; spaces alone are nothing, nor is what nobody can see. */
export const requiredError = (value: string | null | undefined): FieldError | null => (value && visible(value) ? null : 'field_required');

/** A first or last name: at least two characters that can be seen, without the spaces around it. */
export const nameError = (value: string): FieldError | null => {
  const shown = visible(value).length;
  if (shown === 0) return 'field_required';
  if (value.trim().length > textLimits.name) return 'too_long';
  return shown < 2 ? 'name_too_short' : null;
};

const FOREIGN = /(?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}\p{sc=Inherited}])\p{L}/gu;
/** Letters of a name that a printed resume leaves out, each once: all but Latin, Greek and Cyrillic ones, which are what its fonts hold. */
export const unprintedLetters = (name: string): string[] => [...new Set(name.match(FOREIGN))];

/** The form in which addresses are kept and compared. */
export const normalEmail = (value: string): string => value.trim().toLowerCase();

/** Something@something.something, as accepted where people sign in or refer a friend. */
export const emailError = (value: string): FieldError | null => {
  const email = value.trim();
  if (!email) return 'field_required';
  if (email.length > textLimits.email) return 'too_long';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? null : 'invalid_email';
};

/** For new addresses: no spaces, no two dots in a row, a top-level domain of two letters or more. */
export const strictEmailError = (value: string): FieldError | null => {
  const simple = emailError(value);
  if (simple) return simple;
  const email = value.trim();
  const isStrict = /^[\w.!#$%&'*+/=?^`{|}~-]+@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i.test(email);
  return isStrict && !email.includes('..') && !/^\.|\.@/.test(email) ? null : 'invalid_email';
};

const passwordError =
  (shortest: number) =>
  (value: string): FieldError | null => {
    if (!value) return 'field_required';
    if (value.length > passwordLengths.longest) return 'too_long';
    return value.length < shortest ? 'input_password_too_short' : null;
  };
/** A password chosen at registration: 6 characters or more. */
export const newPasswordError = passwordError(passwordLengths.register);
/** A password chosen by a reset link or in the settings: 7 characters or more. */
export const resetPasswordError = passwordError(passwordLengths.reset);

/** The second typing of a password. */
export const repeatPasswordError = (password: string, repeat: string): FieldError | null =>
  password === repeat ? null : 'repeat_password_error';

/** The form in which phone numbers are kept: without spaces. */
export const normalPhone = (value: string): string => value.replace(/\s/g, '');

/** Country codes of one and of two digits (ITU-T E.164); all others have three. */
const shortDialCode = /^\+([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** An international number: plus, a dial code of 1 to 4 digits, 6 to 15 more. Empty is fine. */
export const phoneError = (value: string): FieldError | null => {
  const phone = normalPhone(value);
  if (phone === '') return null;
  // A pattern alone would lend digits of the dial code to a number that is too short: +31 12345.
  const subscriber = phone.length - (shortDialCode.exec(phone)?.[0].length ?? 4);
  return /^\+\d{1,4}\d{6,15}$/.test(phone) && subscriber >= 6 ? null : 'invalid_phone';
};

const parseUrl = (value: string): URL | null => {
  try {
    return new URL(value);
  } catch {
    return null;
  }
};

/** An http(s) address with a dot in its host, two when it starts with www. Empty is fine. */
export const urlError = (value: string): FieldError | null => {
  const text = value.trim();
  if (text === '') return null;
  if (text.length > textLimits.url) return 'too_long';
  const url = /^https?:\/\//i.test(text) ? parseUrl(text) : null;
  if (!url || url.username || url.password) return 'invalid_url';
  const labels = url.hostname.split('.');
  const isComplete = labels.length >= (labels[0] === 'www' ? 3 : 2) && labels.every((label) => label !== '');
  return isComplete ? null : 'invalid_url';
};

/** Puts https:// before an address typed without a scheme; leaves everything else as it is. */
export const withHttps = (value: string): string => {
  const text = value.trim();
  return text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
};

/** What of a typed number is kept: digits, one decimal point, a minus at the start. */
export const typedNumber = (value: string): string => {
  const [whole = '', ...rest] = value
    .replace(/[^\d.-]/g, '')
    .replace(/(?!^)-/g, '')
    .split('.');
  return rest.length ? `${whole}.${rest.join('')}` : whole;
};

/** A number field's value: empty or half-typed text is no value, not zero. */
export const numberOf = (value: string): number | undefined => {
  const text = typedNumber(value);
  return /\d/.test(text) ? Number(text) : undefined;
};
