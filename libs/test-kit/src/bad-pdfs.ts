import { deflateSync } from 'node:zlib';

const catalog = '<< /Type /Catalog /Pages 2 0 R >>';
const emptyPage = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>';

/** The smallest whole PDF with these objects, numbered from 1. Text is written as Latin-1. */
const pdfOf = (objects: readonly (string | Buffer)[], trailer = ''): Buffer => {
  const parts = [Buffer.from('%PDF-1.4\n')];
  let length = parts[0]?.length ?? 0;
  const offsets = objects.map((object, index) => {
    const at = length;
    const body = typeof object === 'string' ? Buffer.from(object, 'latin1') : object;
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    parts.push(part);
    length += part.length;
    return at;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end)]);
};

/** A file whose text can be read with a password only. */
export const encryptedPdf = (): Buffer => {
  const key = `<${'5a'.repeat(32)}>`;
  const standard = `<< /Filter /Standard /V 1 /R 2 /Length 40 /P -44 /O ${key} /U ${key} >>`;
  const id = '<00112233445566778899aabbccddeeff>';
  return pdfOf([catalog, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>', emptyPage, standard], `/Encrypt 4 0 R /ID [${id} ${id}]`);
};

/** A file that has this many pages; all are one empty page. */
export const manyPages = (count: number): Buffer =>
  pdfOf([catalog, `<< /Type /Pages /Kids [${'3 0 R '.repeat(count)}] /Count ${count} >>`, emptyPage]);

/** A file whose table of objects refers to itself as its predecessor. */
export const loopingXref = (): Buffer => {
  const text = pdfOf([catalog, '<< /Type /Pages /Kids [] /Count 0 >>']).toString('latin1');
  return Buffer.from(text.replace('/Root', `/Prev ${text.lastIndexOf('xref\n0')} /Root`), 'latin1');
};

/** A few hundred kilobytes that unpack to hundreds of megabytes of drawing. */
export const flateBomb = (): Buffer => drawnPdf('0 0 m 9 9 l S\n'.repeat(14_000_000));

/** One stroke of this many curves, all across each other: drawing it takes as long as the square of their number. */
export const tangledPath = (curves: number): Buffer => drawnPdf(`0 0 m ${'1 2 3 4 5 6 c 400 500 1 2 3 4 c '.repeat(curves / 2)} S`);

const drawnPdf = (commands: string): Buffer => {
  const drawing = deflateSync(Buffer.from(commands), { level: 9 });
  const head = Buffer.from(`<< /Filter /FlateDecode /Length ${drawing.length} >>\nstream\n`);
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>';
  const stream = Buffer.concat([head, drawing, Buffer.from('\nendstream')]);
  return pdfOf([catalog, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>', page, stream]);
};

/** A generator of numbers from 0 to 1 that gives the same row for the same seed. */
export const seeded = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

/** The bytes with some changed, cut, doubled or moved. */
export const mutate = (bytes: Uint8Array, random: () => number): Buffer => {
  const copy = Buffer.from(bytes);
  const at = () => Math.floor(random() * copy.length);
  const kind = random();
  if (kind < 0.15) return copy.subarray(0, at());
  if (kind < 0.3) return Buffer.concat([copy.subarray(0, at()), copy.subarray(at())]);
  const changes = 1 + Math.floor(random() * 60);
  for (let i = 0; i < changes; i++) copy[at()] = kind < 0.7 ? Math.floor(random() * 256) : 48 + Math.floor(random() * 10);
  return copy;
};
