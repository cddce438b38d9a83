import type { Page, PdfDocument } from './document';
import { drawPages } from './draw';
import type { ReadLimits } from './open';
import { withRecogniser } from './recognise';
import { itemsOfLines } from './scan-items';

/**
 * Reads pages that are pictures: each is drawn and its letters are recognised, in English and Dutch. Takes seconds a page and knows no
 * font names and no shapes; every item carries how certain it is. Nothing is fetched: the data of both languages is part of the package.
 * @throws PdfError
 */
export async function readScan(bytes: Uint8Array, limits: ReadLimits = {}): Promise<PdfDocument> {
  return withRecogniser(async (recognise) => {
    const pages = await drawPages(bytes, limits, async ({ number, width, height, canvas, scale }): Promise<Page> => {
      const pixels = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
      const lines = await recognise(canvas.toBuffer('image/png'));
      return { number, width, height, items: itemsOfLines(lines, { pixels, width: canvas.width, scale }), shapes: [], links: [] };
    });
    return { pages, info: {}, hasText: pages.some(({ items }) => items.length > 0) };
  });
}
