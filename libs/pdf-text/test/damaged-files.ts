/** A file whose text can be read with a password only. */
export function encryptedPdf(): Uint8Array {
  const key = `<${'5a'.repeat(32)}>`;
  return pdfOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
      `<< /Filter /Standard /V 1 /R 2 /Length 40 /P -44 /O ${key} /U ${key} >>`,
    ],
    '/Encrypt 4 0 R /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]',
  );
}

/** A file that claims to have this many pages; all are one empty page. */
export function manyPages(count: number): Uint8Array {
  const kids = Array.from({ length: count }, () => '3 0 R').join(' ');
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
  ]);
}

/** A file whose table of objects refers to itself as its predecessor. */
export function loopingXref(): Uint8Array {
  const text = Buffer.from(pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>'])).toString('latin1');
  const at = text.lastIndexOf('xref\n0');
  return Buffer.from(text.replace('/Root', `/Prev ${at} /Root`), 'latin1');
}

/** The smallest whole PDF with these objects, numbered from 1. */
function pdfOf(objects: readonly string[], trailer = ''): Uint8Array {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const at = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** A generator of numbers from 0 to 1 that gives the same row for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The bytes with some changed, cut, doubled or moved. */
export function mutate(bytes: Uint8Array, random: () => number): Uint8Array {
  const copy = Buffer.from(bytes);
  const at = () => Math.floor(random() * copy.length);
  const kind = random();
  if (kind < 0.15) return copy.subarray(0, at());
  if (kind < 0.3) return Buffer.concat([copy.subarray(0, at()), copy.subarray(at())]);
  const changes = 1 + Math.floor(random() * 60);
  for (let i = 0; i < changes; i++) copy[at()] = kind < 0.7 ? Math.floor(random() * 256) : 48 + Math.floor(random() * 10);
  return copy;
}
