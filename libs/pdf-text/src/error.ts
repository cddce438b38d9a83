/** Why a file could not be read as a PDF. */
export type PdfErrorCode = 'encrypted' | 'broken' | 'empty' | 'too_many_pages' | 'not_pdf' | 'too_slow';

/** The one error this library throws; `code` says what is wrong with the file. */
export class PdfError extends Error {
  constructor(
    readonly code: PdfErrorCode,
    options?: { cause?: unknown },
  ) {
    super(`The PDF could not be read: ${code}`, options);
    this.name = 'PdfError';
  }
}
