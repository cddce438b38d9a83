import { deflateSync } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';
import { layouts } from './layouts';
import { people } from './people';

export const classic = (): Promise<Uint8Array> => layouts.classic(people[0]!);

/** A page with a picture's frame and no letters. */
export async function scan(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage([595, 842]).drawRectangle({ x: 20, y: 20, width: 555, height: 802 });
  return document.save();
}

function assemble(objects: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  objects.forEach((object, i) => {
    const part = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    offsets.push(length);
    length += part.length;
    parts.push(part);
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}

const catalog = Buffer.from('<< /Type /Catalog /Pages 2 0 R >>');

export function tooManyPages(): Buffer {
  const kids = '3 0 R '.repeat(500);
  return assemble([
    catalog,
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count 500 >>`),
    Buffer.from('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] >>'),
  ]);
}

/** A few hundred kilobytes that unpack to hundreds of megabytes of drawing. */
export function slowPdf(): Buffer {
  const drawing = deflateSync(Buffer.from('0 0 m 9 9 l S\n'.repeat(14_000_000)), { level: 9 });
  const stream = Buffer.concat([
    Buffer.from(`<< /Filter /FlateDecode /Length ${drawing.length} >>\nstream\n`),
    drawing,
    Buffer.from('\nendstream'),
  ]);
  const page = Buffer.from('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] /Contents 4 0 R >>');
  return assemble([catalog, Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'), page, stream]);
}
