import type { Page, PdfDocument } from './document';
import { drawPages } from './draw';
import { PdfError } from './error';
import type { ReadLimits } from './open';
import { withRecogniser } from './recognise';
import { itemsOfLines } from './scan-items';

/** Whether every dot has the colour of the first. */
const isBlank = (pixels: Uint8ClampedArray): boolean => {
  const dots = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  return dots.every((dot) => dot === dots[0]);
};

/**
 * Reads pages that are pictures: each is drawn and its letters are recognised, in English and Dutch. Takes seconds a page and knows no
 * font names and no shapes; every item carries how certain it is. Nothing is fetched: the data of both languages is part of the package.
 * @throws PdfError, `empty` where nothing is drawn on any page
 */
export async function readScan(bytes: Uint8Array, limits: ReadLimits = {}): Promise<PdfDocument> {
  return withRecogniser(async (recognise) => {
    let hasInk = false;
    const pages = await drawPages(bytes, limits, async ({ number, width, height, canvas, scale }): Promise<Page> => {
      const pixels = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
      const isEmpty = isBlank(pixels);
      hasInk ||= !isEmpty;
      const lines = isEmpty ? [] : await recognise(canvas.toBuffer('image/png'));
      return { number, width, height, items: itemsOfLines(lines, { pixels, width: canvas.width, scale }), shapes: [], links: [] };
    });
    if (!hasInk) throw new PdfError('empty');
    return { pages, info: {}, hasText: pages.some(({ items }) => items.length > 0) };
  });
}
