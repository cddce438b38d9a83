import { PdfError } from './error';

type Pdfjs = typeof import('pdfjs-dist/legacy/build/pdf.mjs');
type OpenOptions = Exclude<Parameters<Pdfjs['getDocument']>[0], string | URL | ArrayBuffer | Uint8Array | number[] | undefined>;
export type LoadedDocument = Awaited<ReturnType<Pdfjs['getDocument']>['promise']>;
export type LoadedPage = Awaited<ReturnType<LoadedDocument['getPage']>>;

export interface ReadLimits {
  /** Default 20. */
  maxPages?: number;
}

/** The library that takes PDFs apart; loading it takes a while, the first time. */
export const loadPdfjs = (): Promise<Pdfjs> => import('pdfjs-dist/legacy/build/pdf.mjs');

/** The signature may stand anywhere in the first kilobyte. */
function assertPdf(bytes: Uint8Array) {
  if (bytes.length === 0) throw new PdfError('empty');
  if (!Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).includes('%PDF-')) throw new PdfError('not_pdf');
}

function toPdfError(error: unknown): PdfError {
  if (error instanceof PdfError) return error;
  const name = error instanceof Error ? error.name : '';
  return new PdfError(name === 'PasswordException' ? 'encrypted' : 'broken', { cause: error });
}

/**
 * Opens a PDF, hands it to `use` and closes it. The bytes are copied first: the caller keeps them. No script of the file runs and
 * nothing is fetched.
 * @throws PdfError
 */
export async function withPdf<T>(
  bytes: Uint8Array,
  { maxPages = 20 }: ReadLimits,
  options: OpenOptions,
  use: (document: LoadedDocument, pdfjs: Pdfjs) => Promise<T>,
): Promise<T> {
  assertPdf(bytes);
  const pdfjs = await loadPdfjs();
  const task = pdfjs.getDocument({ data: Uint8Array.from(bytes), verbosity: 0, isEvalSupported: false, useSystemFonts: false, ...options });
  try {
    const document = await task.promise;
    if (document.numPages === 0) throw new PdfError('empty');
    if (document.numPages > maxPages) throw new PdfError('too_many_pages');
    return await use(document, pdfjs);
  } catch (error) {
    throw toPdfError(error);
  } finally {
    await task.destroy().catch(() => undefined);
  }
}
