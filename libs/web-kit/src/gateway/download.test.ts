import { nameIn } from './download';

it.each([
  ["attachment; filename*=UTF-8''zo%C3%AB-cv.pdf", 'zoë-cv.pdf'],
  ['attachment; filename="my resume.pdf"', 'my resume.pdf'],
  ['attachment; filename=resume.pdf', 'resume.pdf'],
  ['inline', undefined],
])('reads the name of a file from "%s"', (header, name) => expect(nameIn(header)).toBe(name));
