import { readPdf } from '@tandem/pdf-text/read';
import { readResume } from '@tandem/resume-reader/read';
import { layoutResume } from '../src/layout';
import { readFonts } from '../src/pdf/fonts';
import { paintPdf } from '../src/pdf/paint';
import { resumeTemplates as templates } from '@tandem/domain/resume';
import { compare, fieldsOf, fieldsRead } from './likeness';
import { personOf } from './people';

const fonts = readFonts();
const isDeep = Boolean(process.env['TANDEM_DEEP']);
const each = isDeep ? 50 : 5;
const cases = templates.flatMap((template) =>
  (['en', 'nl'] as const).flatMap((language) => Array.from({ length: each }, (_, seed) => ({ template, language, seed: seed + 1 }))),
);

it.each(cases)('is read back from its own PDF: $template, $language, resume $seed', async ({ template, language, seed }) => {
  const resume = personOf(seed, language, template, seed % 4 === 0 ? 2 : 1);
  const pdf = await paintPdf(layoutResume(resume), { fonts });
  const read = readResume(await readPdf(pdf), { today: '2025-06-01' });
  const { f1, missing, invented } = compare(fieldsOf(resume), fieldsRead(read));
  expect(f1 >= 0.99 ? [] : { f1, missing, invented }).toEqual([]);
  expect(read.language).toBe(language);
});
