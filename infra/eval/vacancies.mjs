// @ts-check
// Reads every posting of a folder with the built vacancy reader and writes one NAME.json per document:
//   npm run eval:vacancies -- SET_DIR --out DIR
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { readPdf } from '@tandem/pdf-text/read';
import { readVacancyPage, readVacancyPdf, readVacancyText } from '@tandem/vacancy-reader/read';
import { existing, readOptions } from '../local/options.mjs';

/** @typedef {import('@tandem/vacancy-reader/result').ReadVacancy} ReadVacancy */

/** @type {Record<string, (bytes: Buffer) => ReadVacancy | Promise<ReadVacancy>>} */
const readers = {
  '.html': (bytes) => readVacancyPage(bytes.toString('utf8')),
  '.txt': (bytes) => readVacancyText(bytes.toString('utf8')),
  '.pdf': async (bytes) => readVacancyPdf(await readPdf(bytes)),
};

/** @param {{ value: unknown } | null} found */
const value = (found) => found?.value ?? null;
/** @param {{ value: unknown }[]} found */
const values = (found) => found.map((each) => each.value);

/**
 * Flat values: the form in which the truth of an evaluation set is written.
 * @param {ReadVacancy} vacancy
 */
const toPrediction = (vacancy) => ({
  title: value(vacancy.title),
  company: value(vacancy.company),
  city: value(vacancy.city),
  country: value(vacancy.country),
  salaryMin: vacancy.pay?.value.min ?? null,
  salaryMax: vacancy.pay?.value.max ?? null,
  salaryPeriod: vacancy.pay?.value.period ?? null,
  currency: vacancy.pay?.value.currency ?? null,
  hoursMin: vacancy.hours?.value.min ?? null,
  hoursMax: vacancy.hours?.value.max ?? null,
  workModel: value(vacancy.workModel),
  contractType: value(vacancy.contractType),
  jobType: value(vacancy.jobType),
  requiredSkills: values([...vacancy.requiredSkills, ...vacancy.wishedSkills]),
  responsibilities: values(vacancy.responsibilities),
  benefits: values(vacancy.benefits),
  requiredEducation: values(vacancy.education),
  requiredLanguages: values(vacancy.languages),
  requiredExperienceYears: value(vacancy.experienceYears),
});

const usage = 'npm run eval:vacancies -- FOLDER --out DIR';
const { values: options, positionals } = readOptions(usage, {
  allowPositionals: true,
  options: { out: { type: 'string' } },
});
const [folder = ''] = existing(usage, 'folder', options.out ? positionals : [], 1);
const { out = '' } = options;
await mkdir(out, { recursive: true });
const files = (await readdir(folder)).filter((file) => extname(file) in readers).sort();
let slowest = 0;
let written = 0;
for (const file of files) {
  const bytes = await readFile(join(folder, file));
  const from = performance.now();
  const vacancy = await readers[extname(file)]?.(bytes);
  slowest = Math.max(slowest, performance.now() - from);
  if (!vacancy) continue;
  const name = `${file.slice(0, -extname(file).length)}.json`;
  await writeFile(join(out, name), `${JSON.stringify({ file, ...toPrediction(vacancy) }, null, 1)}\n`);
  written++;
}
console.log(`${written} of ${files.length} documents read, the slowest in ${slowest.toFixed(0)} ms`);
