// @ts-check
// Reads every PDF of a folder with the built resume reader and writes one NAME.json per document:
//   npm run eval:resumes -- SET_DIR --out DIR
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ResumeReaders } from '@tandem/resume-reader/run';
import { existing, readOptions } from '../local/options.mjs';

/** @typedef {import('@tandem/resume-reader/result').ReadResume} ReadResume */

/** @param {{ value: unknown } | null} found */
const value = (found) => found?.value ?? null;

/**
 * Flat values, `present` for what goes on: the form in which the truth of an evaluation set is written.
 * @param {ReadResume} resume
 */
function toPrediction({ basics, experiences, educations, skills, languages }) {
  /** @param {{ startDate: { value: string } | null, endDate: { value: string | null } | null }} entry */
  const period = ({ startDate, endDate }) => ({ start: value(startDate), end: endDate ? (endDate.value ?? 'present') : null });
  return {
    basics: {
      firstName: value(basics.firstName),
      lastName: value(basics.lastName),
      email: value(basics.email),
      phone: value(basics.phone),
      linkedin: value(basics.linkedinUrl),
      city: value(basics.city),
    },
    experiences: experiences.map((entry) => ({ title: value(entry.title), company: value(entry.company), ...period(entry) })),
    educations: educations.map((entry) => ({ title: value(entry.title), institution: value(entry.institution), ...period(entry) })),
    skills: skills.map((skill) => value(skill.name)),
    languages: languages.map(({ name, level }) => ({ name: value(name), level })),
  };
}

const usage = 'npm run eval:resumes -- FOLDER --out DIR';
const { values, positionals } = readOptions(usage, {
  allowPositionals: true,
  options: { out: { type: 'string' } },
});
const [folder = ''] = existing(usage, 'folder', values.out ? positionals : [], 1);
const { out = '' } = values;
await mkdir(out, { recursive: true });
const files = (await readdir(folder)).filter((file) => file.toLowerCase().endsWith('.pdf')).sort();
const readers = new ResumeReaders(1);
const from = performance.now();
let written = 0;
for (const file of files) {
  const result = await readers.read(await readFile(join(folder, file)), { milliseconds: 60_000 });
  if (!result.ok) {
    console.error(`${file}: ${result.reason}`);
    continue;
  }
  await writeFile(join(out, `${basename(file, '.pdf')}.json`), `${JSON.stringify({ file, ...toPrediction(result.resume) }, null, 1)}\n`);
  written++;
}
console.log(`${written} of ${files.length} documents read in ${((performance.now() - from) / 1000).toFixed(1)} s`);
