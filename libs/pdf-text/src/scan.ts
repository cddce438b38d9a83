import type { Page, PdfDocument } from './document';
import { type LoadedPage, type ReadLimits, withPdf } from './open';
import { itemsOfLines } from './scan-items';
import { withRecogniser } from './recognise';

/** Enough for letters of 8 points; more takes longer and reads no better. */
const dotsPerInch = 200;
/** Posters and plans are drawn smaller, so that no page takes more memory than this many dots. */
const mostDots = 9_000_000;
/** Photos that somebody calls a page; a larger one is left out. */
const largestPicture = 60_000_000;

type RenderTarget = Parameters<LoadedPage['render']>[0]['canvas'];

const parts = (name: string): string => {
  const file = require.resolve('pdfjs-dist/package.json');
  return `${file.slice(0, -'package.json'.length)}${name}/`;
};

async function draw(page: LoadedPage): Promise<{ png: Buffer; pixels: Uint8ClampedArray; width: number; height: number; scale: number }> {
  const { createCanvas } = await import('@napi-rs/canvas');
  const paper = page.getViewport({ scale: 1 });
  const scale = Math.min(dotsPerInch / 72, Math.sqrt(mostDots / (paper.width * paper.height)));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  await page.render({ canvas: canvas as unknown as RenderTarget, viewport }).promise;
  const { width, height } = canvas;
  return { png: canvas.toBuffer('image/png'), pixels: context.getImageData(0, 0, width, height).data, width, height, scale };
}

/**
 * Reads pages that are pictures: each is drawn and its letters are recognised, in English and Dutch. Takes seconds a page and knows no
 * font names and no shapes; every item carries how certain it is. Nothing is fetched: the data of both languages is part of the package.
 * @throws PdfError
 */
export async function readScan(bytes: Uint8Array, limits: ReadLimits = {}): Promise<PdfDocument> {
  const options = { wasmUrl: parts('wasm'), standardFontDataUrl: parts('standard_fonts'), maxImageSize: largestPicture };
  return withPdf(bytes, limits, options, async (document) =>
    withRecogniser(async (recognise) => {
      const pages: Page[] = [];
      for (let number = 1; number <= document.numPages; number++) {
        const page = await document.getPage(number);
        const { width, height } = page.getViewport({ scale: 1 });
        const drawn = await draw(page);
        page.cleanup();
        const items = itemsOfLines(await recognise(drawn.png), drawn);
        pages.push({ number, width, height, items, shapes: [], links: [] });
      }
      return { pages, info: {}, hasText: pages.some(({ items }) => items.length > 0) };
    }),
  );
}
