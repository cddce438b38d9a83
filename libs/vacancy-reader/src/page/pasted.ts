import { type SourceDocument, toDocument } from '../document/document';
import { piecesOfText } from '../text/pieces';
import { documentOfFragment } from './page';

const tag = /<(?:\/?(?:p|div|ul|ol|li|strong|b|em|h[1-6]|span)|br ?\/?)(?:\s[^<>]*)?>/giu;
const leastTags = 3;

/** Plain lines before the first tag, as paragraphs: a title is often typed above what was copied. */
const marked = (text: string): string => {
  const start = text.search(tag);
  const lines = text
    .slice(0, start)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.map((line) => `<p>${line.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`).join('') + text.slice(start);
};

/** Pasted text in blocks; what was copied out of the source of a page is read as such. */
export const documentOfText = (text: string): SourceDocument =>
  (text.match(tag) ?? []).length >= leastTags ? documentOfFragment(marked(text)) : toDocument(piecesOfText(text));
