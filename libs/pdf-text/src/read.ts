import type { Link, Page, PdfDocument } from './document';
import type { FontSource } from './font';
import type { Matrix } from './matrix';
import { type OperationNumbers, paint } from './paint';
import { type LoadedDocument, type LoadedPage, type ReadLimits, withPdf } from './open';
import { PdfError } from './error';
import { joinGlyphs } from './runs';
import { joinTurned } from './turned';

export type { Box, Link, Page, PdfDocument, Shape, TextItem, TurnedText } from './document';
export { PdfError, type PdfErrorCode } from './error';

export type { ReadLimits } from './open';

async function readLinks(page: LoadedPage, base: Matrix): Promise<Link[]> {
  const annotations: { subtype?: string; url?: string; unsafeUrl?: string; rect?: number[] }[] = await page.getAnnotations();
  return annotations.flatMap(({ subtype, url, unsafeUrl, rect }) => {
    const address = url ?? unsafeUrl;
    if (subtype !== 'Link' || !address || rect?.length !== 4) return [];
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = rect;
    const corners = [
      [base[0] * x0 + base[2] * y0 + base[4], base[1] * x0 + base[3] * y0 + base[5]],
      [base[0] * x1 + base[2] * y1 + base[4], base[1] * x1 + base[3] * y1 + base[5]],
    ] as const;
    const x = Math.min(corners[0][0], corners[1][0]);
    const y = Math.min(corners[0][1], corners[1][1]);
    return [{ url: address, x, y, width: Math.abs(corners[1][0] - corners[0][0]), height: Math.abs(corners[1][1] - corners[0][1]) }];
  });
}

async function readPage(page: LoadedPage, numbers: OperationNumbers): Promise<{ page: Page; longestPath: number }> {
  const viewport = page.getViewport({ scale: 1 });
  const base = viewport.transform as unknown as Matrix;
  const operators = await page.getOperatorList();
  const loadFont = (id: string) => (page.commonObjs.has(id) ? (page.commonObjs.get(id) as FontSource) : null);
  const { glyphs, turned, shapes, longestPath } = paint(operators, numbers, base, loadFont);
  const links = await readLinks(page, base);
  page.cleanup();
  const { width, height } = viewport;
  const items = joinGlyphs(glyphs);
  return { page: { number: page.pageNumber, width, height, items, turned: joinTurned(turned), shapes, links }, longestPath };
}

async function readInfo(document: LoadedDocument): Promise<PdfDocument['info']> {
  const { info } = await document.getMetadata().catch(() => ({ info: {} }));
  const known = info as { Title?: unknown; Author?: unknown; Producer?: unknown; Creator?: unknown };
  const entries = { title: known.Title, author: known.Author, producer: known.Producer, creator: known.Creator };
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => typeof value === 'string' && value.trim() !== ''));
}

/** Scanners print a line of their own on each page they make; so little is not the text of a document. */
const lettersOfAPage = 30;

function hasText(pages: readonly Page[]): boolean {
  const words = pages.flatMap((page) => page.items.filter((item) => !item.icon && /[\p{L}\p{N}]{2}/u.test(item.text)));
  return words.length > 0 && words.reduce((sum, { text }) => sum + text.length, 0) >= lettersOfAPage * pages.length;
}

/** Numbers of a path, of which a page of letters drawn as outlines has some ten thousands. */
const longestDrawable = 150_000;

/**
 * Reads all text of a PDF with positions, sizes, weights, colours and real font names, the rules and areas drawn behind it, and its
 * links. Nothing is rendered, no script of the file runs, nothing is fetched.
 * The bytes are copied first: the caller keeps them.
 * @throws PdfError
 */
export async function readPdf(bytes: Uint8Array, limits: ReadLimits = {}): Promise<PdfDocument> {
  const options = {
    disableFontFace: true,
    fontExtraProperties: true,
    useWasm: false,
    // Images are never looked at, so they are never decoded either.
    maxImageSize: 1,
  };
  return withPdf(bytes, limits, options, async (document, pdfjs) => {
    const read: Awaited<ReturnType<typeof readPage>>[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      read.push(await readPage(await document.getPage(number), pdfjs.OPS as unknown as OperationNumbers));
    }
    const pages = read.map(({ page }) => page);
    const isText = hasText(pages);
    // What has no text is drawn next. Drawing one path cannot be broken off, and takes as long as the square of its length.
    if (!isText && read.some(({ longestPath }) => longestPath > longestDrawable)) throw new PdfError('too_slow');
    return { pages, info: await readInfo(document), hasText: isText };
  });
}
