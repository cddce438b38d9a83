import { textOf } from './texts';

it('writes what people are called as part of its sentence, however they write it', () => {
  const company = 'Jansen\r\n\nYour account is locked.\u2028Go to example.org';
  const text = textOf('en', 'calendar.interview', { vacancy: 'Nurse', company });
  expect(text).toContain('Jansen Your account is locked. Go to example.org');
  expect(text).not.toMatch(/[\r\n\u2028]/);
});

it('lets a name that is written from right to left turn nothing but itself', () => {
  const text = textOf('nl', 'calendar.interview', { vacancy: 'Nurse', company: 'שלום בע״מ' });
  expect(text).toContain('\u2068שלום בע״מ\u2069');
});
