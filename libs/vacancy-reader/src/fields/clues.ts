import type { SourceDocument } from '../document/document';
import type { Notice } from '../notice/notice';
import type { Posting } from '../page/structured';
import type { Section } from '../sections/section';

/** Everything the fields are read from. */
export interface Clues {
  document: SourceDocument;
  sections: Section[];
  /** The vacancy as the page tells it to machines. */
  posting: Posting | undefined;
  /** The title of the window, the name of the site and the headings of the first level. */
  pageTitle: string | null;
  siteName: string | null;
  headings: string[];
  /** The lines over and below the vacancy on its page. */
  around: string[];
  /** What a text of a few words asks for. */
  notice: Notice | null;
}

/** The value of a line "Label: value" whose label fits, or of the line under a line that is only the label. */
export const factOf = ({ document }: Clues, label: RegExp): { value: string; start: number } | null => {
  for (const [place, block] of document.blocks.entries()) {
    const [head = '', ...rest] = block.text.split(':');
    const value = rest.join(':').trim();
    if (head.length > 45 || !label.test(head.trim().toLowerCase())) continue;
    if (value && value.length <= 160) return { value, start: block.start + block.text.indexOf(value, head.length) };
    const next = document.blocks[place + 1];
    const isLabel = !value && (block.kind === 'heading' || block.text.endsWith(':'));
    if (isLabel && next && next.kind !== 'heading' && next.text.length <= 80) return { value: next.text, start: next.start };
  }
  return null;
};
