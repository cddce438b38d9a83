import { textOf } from './texts';

it('writes what people are called as part of its sentence, however they write it', () => {
  const company = 'Jansen\r\n\nYour account is locked.\u2028Go to example.org';
  const text = textOf('en', 'calendar.interview', { vacancy: 'Nurse', company });
  expect(text).toContain('Jansen Your account is locked. Go to example.org');
  expect(text).not.toMatch(/[\r\n\u2028]/);
});
