import { layoutLetter } from '../letter';
import { layoutResume } from '../layout';
import type { LayoutResume } from '../resume';
import type { FontFiles } from './fonts';
import { paintPdf, type PdfPicture } from './paint';

/** A document to draw: a resume, or a letter under its head. */
export type Drawing = { resume: LayoutResume; letter?: string; picture?: PdfPicture };

/** Lays out and paints a document. */
export const draw = async ({ resume, letter, picture }: Drawing, fonts: FontFiles): Promise<Uint8Array> => {
  const layout = letter === undefined ? layoutResume(resume) : layoutLetter(resume, letter);
  const author = [resume.basics.firstName, resume.basics.lastName].filter(Boolean).join(' ');
  const isPicturePlaced = layout.pages.some(({ items }) => items.some(({ kind }) => kind === 'picture'));
  return paintPdf(layout, { fonts, author, ...(picture && isPicturePlaced ? { picture } : {}) });
};
