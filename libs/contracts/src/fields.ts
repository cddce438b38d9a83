import { isCountry } from '@tandem/domain/countries';
import { birthDateError, isResumeDate, pastDateError } from '@tandem/domain/dates';
import {
  emailError,
  nameError,
  phoneError,
  requiredError,
  strictEmailError,
  urlError,
  withHttps,
  type FieldError,
} from '@tandem/domain/fields';
import { textLimits } from '@tandem/domain/limits';
import * as z from 'zod';
import type { ProblemCode } from './codes';

/**
 * The kinds of field every shape is made of. They check and never change what they check, and whatever they refuse
 * they refuse with a word of `FieldError`, so that an issue's message is the `detail` people are shown.
 */

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

/** The word for what zod itself refuses: missing, too long, or not one of the values it may have. */
export const wordOf = (issue: RawIssue): FieldError => {
  if (issue.input === undefined) return 'field_required';
  return issue.code === 'too_big' && (issue.origin === 'string' || issue.origin === 'array') ? 'too_long' : 'invalid_value';
};
const error = wordOf;

/** Text of at most `longest` characters, possibly empty. */
export const text = (longest: number = textLimits.line) => z.string({ error }).max(longest, { error });

/** Text that a rule of the domain judges. */
export const ruled = (rule: (value: string) => FieldError | null, longest: number = textLimits.line) =>
  text(longest).check((context) => {
    const word = rule(context.value);
    if (word) context.issues.push({ code: 'custom', message: word, input: context.value });
  });

/** Text that must not be empty. */
export const filled = (longest: number = textLimits.line) => ruled(requiredError, longest);

export const uuid = z.guid({ error });

/** An id in a path. A malformed one is as unknown as a wrong one, so it answers with the same 404. */
export const idOf = (code: ProblemCode) => z.guid({ error: code });

export const number = z.number({ error });
export const integer = z.int({ error });
export const between = (least: number, most: number) => z.number({ error }).min(least, { error }).max(most, { error });
export const integerBetween = (least: number, most: number) => z.int({ error }).min(least, { error }).max(most, { error });
export const flag = z.boolean({ error });
export const oneOf = <const T extends readonly string[]>(values: T) => z.enum(values, { error });
export const exactly = <const T extends string | boolean>(value: T) => z.literal(value, { error });

/** A list of at most `most` items. */
export const list = <T extends z.ZodType>(item: T, most: number = textLimits.listItems) => z.array(item, { error }).max(most, { error });

/** An object; keys it does not know are dropped. */
export const shape = <T extends z.core.$ZodLooseShape>(fields: T) => z.object(fields, { error });

/** Any JSON object. */
export const json = z.record(z.string(), z.unknown(), { error });

/** A moment, ISO 8601 in UTC. */
export const moment = z.iso.datetime({ error });

export const email = ruled(emailError, textLimits.email).meta({ format: 'email' });
export const strictEmail = ruled(strictEmailError, textLimits.email).meta({ format: 'email' });
export const personName = ruled(nameError, textLimits.paragraph);
export const phone = ruled(phoneError, 40);
export const url = ruled(urlError, textLimits.url).meta({ format: 'uri' });
/** An address people may type without https://. */
export const website = ruled((value) => urlError(withHttps(value)), textLimits.url);

/** A day has begun when it has begun anywhere on earth, so that nobody is told that today lies in the future. */
const latestDay = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
/** The running month, YYYY-MM. */
export const latestMonth = () => latestDay().slice(0, 7);

export const birthDate = ruled((value) => birthDateError(value, latestDay())).meta({ format: 'date' });
export const pastDate = ruled((value) => pastDateError(value, latestDay())).meta({ format: 'date' });
/** A day or a moment, e.g. of a filter. */
export const date = ruled((value) => (isResumeDate(value) ? null : 'invalid_value'), 40).meta({ format: 'date' });

/** The two letters of a country, ISO 3166. */
export const countryCode = ruled((value) => (isCountry(value) ? null : 'invalid_value'), 2);
