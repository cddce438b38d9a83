import { readPdf } from '@tandem/pdf-text/read';
import { readResume } from '../src/read';
import { layouts } from './layouts';
import { factsOf, factsRead, likeness } from './likeness';
import { people } from './people';

const cases = Object.entries(layouts).flatMap(([name, layout]) =>
  people.map((person) => ({ name, language: person.language, layout, person })),
);

it.each(cases)('reads back a resume in $language laid out as $name', async ({ layout, person }) => {
  const resume = readResume(await readPdf(await layout(person)), { today: '2026-01-15' });
  const { f1, missing, invented } = likeness(factsOf(person), factsRead(resume));
  expect(f1 >= 0.97 ? [] : { missing, invented }).toEqual([]);
  expect(resume.language).toBe(person.language);
});
