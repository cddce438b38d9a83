import * as z from 'zod';
import { email, filled, flag, idOf, integerBetween, list, oneOf, shape, text } from './fields';
import { problemOf } from './issues';
import { Problem } from './problem';

const refusalOf = (type: z.ZodType, value: unknown, part: 'params' | 'query' | 'body' = 'body'): Problem => {
  const parsed = type.safeParse(value);
  if (parsed.success) throw new Error('was accepted');
  return problemOf(parsed.error, part);
};

const Sample = shape({
  title: filled(10),
  email,
  kind: oneOf(['A', 'B']),
  hours: integerBetween(1, 60),
  isOpen: flag,
  address: shape({ city: text() }),
  tags: list(text(), 2),
});
const good = { title: 'x', email: 'a@b.nl', kind: 'A', hours: 38, isOpen: true, address: { city: 'Utrecht' }, tags: [] };

describe('the problem of a refused body', () => {
  it('asks for every field that is missing, whatever its kind', () => {
    const { status, code, errors } = refusalOf(Sample, {});
    expect([status, code]).toEqual([400, 'field_required']);
    expect(errors?.map(({ field, detail }) => `${field}: ${detail}`)).toEqual(Object.keys(good).map((field) => `${field}: field_required`));
  });

  it.each([
    ['title', ' ', 'field_required'],
    ['title', 'x'.repeat(11), 'too_long'],
    ['title', 3, 'invalid_value'],
    ['title', null, 'invalid_value'],
    ['email', 'a@b', 'invalid_email'],
    ['kind', 'C', 'invalid_value'],
    ['hours', 61, 'invalid_value'],
    ['hours', 1.5, 'invalid_value'],
    ['hours', '38', 'invalid_value'],
    ['isOpen', 'yes', 'invalid_value'],
    ['address', 'Utrecht', 'invalid_value'],
    ['tags', ['a', 'b', 'c'], 'too_long'],
  ])('says of %s = %j that it is %s', (field, value, detail) => {
    expect(refusalOf(Sample, { ...good, [field]: value }).errors).toEqual([{ field, detail }]);
  });

  it('names inner fields with dots, without brackets', () => {
    expect(refusalOf(Sample, { ...good, address: {}, tags: [1] }).errors).toEqual([
      { field: 'address.city', detail: 'field_required' },
      { field: 'tags.0', detail: 'invalid_value' },
    ]);
  });

  it('names each field once, with its first fault', () => {
    expect(refusalOf(shape({ name: filled(3) }), { name: '     ' }).errors).toEqual([{ field: 'name', detail: 'too_long' }]);
  });

  it('calls what no rule of ours has named an invalid value', () => {
    expect(refusalOf(z.object({ a: z.string() }), { a: 1 }).code).toBe('invalid_value');
  });
});

it('answers a malformed id in a path like an unknown one', () => {
  const { code, status, errors } = refusalOf(shape({ id: idOf('match_not_found') }), { id: 'abc' }, 'params');
  expect([code, status, errors]).toEqual(['match_not_found', 404, undefined]);
});

it('drops keys a shape does not know', () => {
  expect(Sample.parse({ ...good, isAdmin: true })).toEqual(good);
});

it('recognises a problem that crossed the wire', () => {
  const sent = JSON.parse(JSON.stringify(refusalOf(Sample, {}))) as unknown;
  const received = Problem.from(sent);
  expect(received).toBeInstanceOf(Problem);
  expect(received?.code).toBe('field_required');
  expect(received?.errors).toHaveLength(7);
});
