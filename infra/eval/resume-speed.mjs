// @ts-check
// How long the reader takes beside pdfjs alone, and what it leaves in memory after many documents:
//   npm run eval:resume-speed -- SET_DIR
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPdf } from '@tandem/pdf-text/read';
import { readResume } from '@tandem/resume-reader/read';
import { extractText } from '../bench/extract-text.mjs';
import { middle, sideBySide } from '../bench/ratio.mjs';
import { existing, readOptions } from '../local/options.mjs';

const rounds = 200;
const usage = 'npm run eval:resume-speed -- FOLDER';
const { positionals } = readOptions(usage, { allowPositionals: true });
const [folder = ''] = existing(usage, 'folder', positionals, 1);

/** @param {Uint8Array} bytes */
const read = async (bytes) => readResume(await readPdf(bytes), { today: '2026-01-15' });

/** What is held when nothing is read, in MB. */
const held = () => {
  for (let i = 0; i < 3; i++) globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  return { heap: Math.round(heapUsed / 1024 / 1024), resident: Math.round(rss / 1024 / 1024) };
};

const files = (await readdir(folder)).filter((file) => file.toLowerCase().endsWith('.pdf')).sort();
const documents = await Promise.all(files.map(async (file) => readFile(join(folder, file))));
for (const bytes of documents) await Promise.all([extractText(bytes), read(bytes)]);
const figures = [];
for (const bytes of documents) {
  const pages = await extractText(bytes);
  figures.push({ pages, ...(await sideBySide(() => read(bytes), () => extractText(bytes))) }); // prettier-ignore
}
const ofTwo = figures.filter(({ pages }) => pages === 2);
const shown = ofTwo.length ? ofTwo : figures;
const [alone, whole, ratio] = [
  middle(shown.map(({ peer }) => peer)),
  middle(shown.map(({ ours }) => ours)),
  middle(shown.map((each) => each.ratio)),
];
console.log(`${shown.length} documents of ${ofTwo.length ? 2 : 'any number of'} pages, median: pdfjs alone ${alone.toFixed(0)} ms, the reader ${whole.toFixed(0)} ms, ${ratio.toFixed(2)} times`); // prettier-ignore
const before = held();
for (let i = 0; i < rounds; i++) await read(documents[i % documents.length] ?? new Uint8Array());
const after = held();
console.log(`after ${rounds} documents: heap ${before.heap} to ${after.heap} MB, resident ${before.resident} to ${after.resident} MB`);
