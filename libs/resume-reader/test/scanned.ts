import { drawPages } from '@tandem/pdf-text/draw';
import { PDFDocument } from 'pdf-lib';

/** The same pages as a scanner would hand them over: pictures, no letters. */
export async function scanned(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  await drawPages(bytes, {}, async ({ width, height, canvas }) => {
    const picture = await document.embedJpg(canvas.toBuffer('image/jpeg', 80));
    document.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height });
  });
  return document.save();
}
