import { joinPhone, onlyDigitsAndSpaces, splitPhone } from './phone-number';

const codes = [
  { country: 'CA', dialCode: '+1', name: 'Canada', isMain: false },
  { country: 'US', dialCode: '+1', name: 'United States', isMain: true },
  { country: 'BS', dialCode: '+1242', name: 'Bahamas' },
  { country: 'NL', dialCode: '+31', name: 'Netherlands' },
];

describe('splitting a phone number', () => {
  it.each([
    ['+31612345678', 'NL', { country: 'NL', rest: '612345678' }],
    ['+31 6 12 34 56 78', 'US', { country: 'NL', rest: '612345678' }],
    ['+12425550100', 'NL', { country: 'BS', rest: '5550100' }],
    ['+14165550100', 'CA', { country: 'CA', rest: '4165550100' }],
    ['+14165550100', 'NL', { country: 'US', rest: '4165550100' }],
    ['', 'NL', { country: 'NL', rest: '' }],
    ['0612345678', 'NL', { country: 'NL', rest: '0612345678' }],
  ])('%s with %s preferred', (value, preferred, expected) => {
    expect(splitPhone(value, codes, preferred)).toEqual(expected);
  });
});

it('joins code and digits without spaces, and is empty without digits', () => {
  expect(joinPhone('+31', '6 1234 5678')).toBe('+31612345678');
  expect(joinPhone('+31', '  ')).toBe('');
});

it.each([
  ['+31', '06 1234 5678', '+31612345678'],
  ['+39', '06 1234 5678', '+390612345678'],
  ['+31', '0', '+310'],
])('after %s, %s is %s: the zero for calls at home goes where it is one', (dialCode, rest, expected) => {
  expect(joinPhone(dialCode, rest)).toBe(expected);
});

it('drops everything but digits and spaces', () => {
  expect(onlyDigitsAndSpaces('(06) 12-34ab')).toBe('06 1234');
});
