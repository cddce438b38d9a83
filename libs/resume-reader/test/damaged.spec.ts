import { PdfError, readPdf } from '@tandem/pdf-text/read';
import { mutate, seeded } from '@tandem/test-kit/bad-pdfs';
import { layouts } from './layouts';
import { people } from './people';
import { readResume } from '../src/read';

const damaged = process.env['TANDEM_DEEP'] ? 2_000 : 100;

const outcomeOf = async (bytes: Uint8Array): Promise<'read' | 'refused'> => {
  try {
    readResume(await readPdf(bytes), { today: '2026-01-15' });
    return 'read';
  } catch (error) {
    if (error instanceof PdfError) return 'refused';
    throw error;
  }
};

it(`reads or refuses, and neither crashes nor hangs on, ${damaged} damaged resumes`, async () => {
  const whole = await Promise.all(people.flatMap((person) => Object.values(layouts).map(async (layout) => layout(person))));
  const random = seeded(20260201);
  const count = { read: 0, refused: 0 };
  let slowest = 0;
  for (let i = 0; i < damaged; i++) {
    const since = performance.now();
    count[await outcomeOf(mutate(whole[i % whole.length] as Uint8Array, random))]++;
    slowest = Math.max(slowest, performance.now() - since);
  }
  expect([count.read > 0, count.refused > 0]).toEqual([true, true]);
  if (process.env['TANDEM_DEEP']) process.stderr.write(`${JSON.stringify(count)}, slowest ${Math.round(slowest)} ms\n`);
}, 900_000);
