import fc from 'fast-check';
import { dateFromTyped, formatTypedDate, formatTypedMonth, monthFromTyped, typedFromIso } from './typed-date';

/** What stands in the field after each key. */
const typed = (keys: string, format = formatTypedDate) => [...keys].reduce((text, key) => format(text + key, text), '');

describe('typing a date', () => {
  it.each([
    ['17031990', '17/03/1990'],
    ['1/3/1990', '01/03/1990'],
    ['17/03/1990', '17/03/1990'],
    ['17-03a1990', '17/03/1990'],
    ['170319901', '17/03/1990'],
    ['17-3-1990', '17/03/1990'],
    ['7.3.1990', '07/03/1990'],
    ['7 3 1990', '07/03/1990'],
    ['/', ''],
  ])('turns the keys %s into %s', (keys, text) => {
    expect(typed(keys)).toBe(text);
  });

  it.each([
    ['14-3-1991', '14/03/1991'],
    [' 14.03.1991 ', '14/03/1991'],
    ['1991-03-14', '14/03/1991'],
  ])('takes the pasted %s as %s', (text, shown) => {
    expect(formatTypedDate(text, '')).toBe(shown);
  });

  it('lets the slash be taken back', () => {
    expect(formatTypedDate('17', '17/')).toBe('17');
  });

  it('does the same for a month', () => {
    expect(typed('3/2022', formatTypedMonth)).toBe('03/2022');
    expect(typed('3-2022', formatTypedMonth)).toBe('03/2022');
    expect(typed('122022', formatTypedMonth)).toBe('12/2022');
    expect(typed('2016', formatTypedMonth)).toBe('2016');
  });
});

describe('reading a typed date', () => {
  it.each(['31/02/2020', '29/02/2021', '00/01/2020', '12/13/2020', '1/1/2020', '12/12/20', ''])('refuses %p', (text) => {
    expect(dateFromTyped(text)).toBeNull();
  });

  it.each(['00/2020', '13/2020', '1/2020', '01/0020'])('refuses the month %p', (text) => {
    expect(monthFromTyped(text)).toBeNull();
  });

  it('reads a year alone as that year', () => {
    expect(monthFromTyped('2016')).toBe('2016');
  });

  it('reads back every day it can show', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }), (date) => {
        const iso = date.toISOString().slice(0, 10);
        expect(dateFromTyped(typedFromIso(iso))).toBe(iso);
      }),
    );
  });
});
