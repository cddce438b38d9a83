import { birthDateError, displayDate, isDay, isResumeDate, pastDateError, periodErrors } from './dates';

describe('a day', () => {
  it.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2024-13-01', false],
    ['2024-3-5', false],
    ['05-03-2024', false],
    ['', false],
  ])('%s: %s', (value, expected) => expect(isDay(value)).toBe(expected));

  it('is shown as DD-MM-YYYY', () => expect(displayDate('2024-03-05')).toBe('05-03-2024'));
});

describe('a date of birth', () => {
  it.each([
    ['1990-02-03', null],
    ['2026-11-21', null],
    ['2026-11-22', 'invalid_birth_date'],
    ['1899-12-31', 'invalid_birth_date'],
    ['03-02-1990', 'invalid_birth_date'],
  ])('%s is %s', (value, error) => expect(birthDateError(value, '2026-11-21')).toBe(error));
});

it.each([
  ['2020-01-01', null],
  ['2020-01-01T00:00:00.000Z', null],
  ['2026-11-22', 'not_in_future'],
  ['2020-01', 'invalid_date'],
])('a founding date %s is %s', (value, error) => expect(pastDateError(value, '2026-11-21')).toBe(error));

it.each([
  ['2022-01', true],
  ['2022-01-15', true],
  ['2022-01-15T10:00:00.000Z', true],
  ['2022-13', false],
  ['2022', true],
  ['0022', false],
  ['2022-01T10:00', false],
  ['Jan 2022', false],
])('a date of a resume may be %s: %s', (value, expected) => expect(isResumeDate(value)).toBe(expected));

describe('a period', () => {
  const month = '2026-11';
  it.each([
    ['may begin in the running month', '2026-11-30', null, {}],
    ['may not begin in the next one', '2026-12-01', null, { startDate: 'not_in_future' }],
    ['may not end in the next one', '2020-01', '2026-12', { endDate: 'not_in_future' }],
    ['may not end before it begins', '2022-01', '2021-01', { startDate: 'start_before_end' }],
    ['may begin and end in one month', '2022-01-20', '2022-01-10', {}],
    ['may have no dates', null, null, {}],
    ['names a date that is none', 'soon', '2021-01', { startDate: 'invalid_date' }],
  ] as const)('%s', (_, startDate, endDate, errors) => expect(periodErrors({ startDate, endDate }, month)).toEqual(errors));
});

it('knows that a year alone may be any of its months', () => {
  expect(periodErrors({ startDate: '2016-05', endDate: '2016' }, '2026-11')).toEqual({});
  expect(periodErrors({ startDate: '2016', endDate: '2015-12' }, '2026-11')).toEqual({ startDate: 'start_before_end' });
  expect(periodErrors({ startDate: '2026', endDate: null }, '2026-11')).toEqual({});
  expect(periodErrors({ startDate: '2027', endDate: null }, '2026-11')).toEqual({ startDate: 'not_in_future' });
});
