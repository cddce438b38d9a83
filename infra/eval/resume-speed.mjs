// @ts-check
// How long the reader takes beside pdfjs alone, and what it leaves in memory after many documents:
//   npm run eval:resume-speed -- SET_DIR
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPdf } from '@tandem/pdf-text/read';
import { readResume } from '@tandem/resume-reader/read';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { middle, sideBySide } from '../bench/ratio.mjs';

const rounds = 200;
const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('usage: npm run eval:resume-speed -- SET_DIR');
  process.exit(2);
}

/** @param {Uint8Array} bytes */
async function extract(bytes) {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, useSystemFonts: false, disableFontFace: true });
  const document = await task.promise;
  for (let number = 1; number <= document.numPages; number++) await (await document.getPage(number)).getTextContent();
  const { numPages } = document;
  await task.destroy();
  return numPages;
}

/** @param {Uint8Array} bytes */
const read = async (bytes) => readResume(await readPdf(bytes), { today: '2026-01-15' });

const megabytes = () => {
  globalThis.gc?.();
  return Math.round(process.memoryUsage().heapUsed / 1024 / 1024);
};

const files = (await readdir(folder)).filter((file) => file.toLowerCase().endsWith('.pdf')).sort();
const documents = await Promise.all(files.map(async (file) => readFile(join(folder, file))));
for (const bytes of documents) await Promise.all([extract(bytes), read(bytes)]);
const figures = [];
for (const bytes of documents) {
  const pages = await extract(bytes);
  figures.push({ pages, ...(await sideBySide(() => read(bytes), () => extract(bytes))) }); // prettier-ignore
}
const ofTwo = figures.filter(({ pages }) => pages === 2);
const shown = ofTwo.length ? ofTwo : figures;
const [alone, whole, ratio] = [
  middle(shown.map(({ peer }) => peer)),
  middle(shown.map(({ ours }) => ours)),
  middle(shown.map((each) => each.ratio)),
];
console.log(`${shown.length} documents of ${ofTwo.length ? 2 : 'any number of'} pages, median: pdfjs alone ${alone.toFixed(0)} ms, the reader ${whole.toFixed(0)} ms, ${ratio.toFixed(2)} times`); // prettier-ignore
const before = megabytes();
for (let i = 0; i < rounds; i++) await read(documents[i % documents.length] ?? new Uint8Array());
console.log(`heap before ${before} MB, after ${rounds} documents ${megabytes()} MB`);
