import type { Canvas } from '@napi-rs/canvas';
import { type LoadedPage, type ReadLimits, withPdf } from './open';

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

/** A page as a picture, and how many of its dots are a point. */
export interface DrawnPage {
  number: number;
  /** Of the page, in points. */
  width: number;
  height: number;
  canvas: Canvas;
  scale: number;
}

async function drawPage(page: LoadedPage): Promise<DrawnPage> {
  const { createCanvas } = await import('@napi-rs/canvas');
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(dotsPerInch / 72, Math.sqrt(mostDots / (width * height)));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  await page.render({ canvas: canvas as unknown as RenderTarget, viewport }).promise;
  page.cleanup();
  return { number: page.pageNumber, width, height, canvas, scale };
}

/**
 * Draws the pages of a PDF one after the other and hands each to `use`.
 * @throws PdfError
 */
export async function drawPages<T>(bytes: Uint8Array, limits: ReadLimits, use: (page: DrawnPage) => Promise<T>): Promise<T[]> {
  const options = { wasmUrl: parts('wasm'), standardFontDataUrl: parts('standard_fonts'), maxImageSize: largestPicture };
  return withPdf(bytes, limits, options, async (document) => {
    const results: T[] = [];
    for (let number = 1; number <= document.numPages; number++) results.push(await use(await drawPage(await document.getPage(number))));
    return results;
  });
}
