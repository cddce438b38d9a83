import { findDates, withoutDates } from './dates';

const first = (text: string) => {
  const [date] = findDates(text);
  return date ? [date.start, date.end] : null;
};

describe('periods', () => {
  it.each([
    ['Jan 2019 - Mar 2021', '2019-01', '2021-03'],
    ['January 2019 – Present', '2019-01', 'present'],
    ['01/2019 - 03/2021', '2019-01', '2021-03'],
    ['03.2018–heute', '2018-03', 'present'],
    ['2019-01 — 2021-03', '2019-01', '2021-03'],
    ['maart 2018 t/m heden', '2018-03', 'present'],
    ['sept. 2015 tot en met juni 2017', '2015-09', '2017-06'],
    ['sinds mei 2020', '2020-05', 'present'],
    ['since January 2016', '2016-01', 'present'],
    ['seit 04/2019', '2019-04', 'present'],
    ['2016–18', '2016', '2018'],
    ['Marzo 2020 - presente', '2020-03', 'present'],
    ["septembre 2015 à aujourd'hui", '2015-09', 'present'],
    ['de enero 2014 a julio 2015', '2014-01', '2015-07'],
    ['June - August 2016', '2016-06', '2016-08'],
    ['[ 01/09/2015 – Current ]', '2015-09', 'present'],
    ['Summer 2019 - Fall 2020', '2019', '2020'],
    ["Sep '14 - Oct '16", '2014-09', '2016-10'],
    ["'19 – '21", '2019', '2021'],
    ['‘98 – ’03', '1998', '2003'],
    ['’21 - now', '2021', 'present'],
    ['summers 2012 to 2015', '2012', '2015'],
    ['2018 -', '2018', 'present'],
    ['2021 | HEDEN', '2021', 'present'],
    ['2014 | 2018', '2014', '2018'],
    ['2016 / 09', '2016-09', null],
    ['Sep 15 - Oct 17', '2015-09', '2017-10'],
    ['okt. 19 t/m heden', '2019-10', 'present'],
    ['09-2021 / 07-2025', '2021-09', '2025-07'],
    ['05-2022 / heden', '2022-05', 'present'],
    ['2015 / 2021', '2015', '2021'],
    ['2015/2021', '2015', '2021'],
    ['schooljaar 2019-2020 tot heden', '2019', 'present'],
    ['2017-2018 en 2018-2019', '2017', '2019'],
    ['zomers 2009 en 2010', '2009', '2010'],
    ['2020-10 -> now', '2020-10', 'present'],
  ])('reads %s', (text, start, end) => {
    expect(first(text)).toEqual([start, end]);
  });

  it('knows a masked year as a date without a value', () => {
    expect(findDates('Summer 20xx')).toMatchObject([{ start: null, end: null }]);
  });
});

describe('what only looks like a date', () => {
  it.each([
    '+31 6 12345678',
    'grew revenue by 2000%',
    'a budget of $2019',
    '1,2015 items',
    'ISO 9001',
    'room 12',
    '80k loads',
    'May 15',
    'March 12 meetings - now weekly',
    'from page 12 to 15',
    "the '80s - '90s",
  ])('is left alone: %s', (text) => {
    expect(findDates(text)).toEqual([]);
  });
});

it.each([
  'VCA (valid until 14-09-2026)',
  'BHV, geldig tot en met maart 2027',
  'Erste Hilfe, gültig bis 03/2027',
  'First aid expires: 2027',
])('takes the day until which something holds for no time in which it was done: %s', (text) => {
  expect(findDates(text)).toMatchObject([{ kind: 'single', isExpiry: true }]);
  expect(withoutDates(text)).not.toMatch(/valid|geldig|gültig|expires/);
});

it('leaves the words around a date as they were', () => {
  expect(withoutDates('Baker (May 2019 - June 2020), Utrecht').replace(/\s+/g, ' ')).toBe('Baker ( ), Utrecht');
});

it.each(['09/22 – present day', '2019 – nu toe'])('takes all words that say "now": %s', (text) =>
  expect(withoutDates(text).trim()).toBe(''),
);
