import { joinPhone, onlyDigitsAndSpaces, splitPhone } from './phone-number';

const codes = [
  { country: 'US', dialCode: '+1', name: 'United States' },
  { country: 'CA', dialCode: '+1', name: 'Canada' },
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

it('drops everything but digits and spaces', () => {
  expect(onlyDigitsAndSpaces('(06) 12-34ab')).toBe('06 1234');
});
