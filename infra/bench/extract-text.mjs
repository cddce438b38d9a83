// @ts-check
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What everybody who reads a PDF does at least: its text by pdfjs. Answers the number of pages. */
export const extractText = async (/** @type {Uint8Array} */ bytes) => {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, useSystemFonts: false, disableFontFace: true });
  const document = await task.promise;
  for (let number = 1; number <= document.numPages; number++) await (await document.getPage(number)).getTextContent();
  const { numPages } = document;
  await task.destroy();
  return numPages;
};
