import type { Found } from '../result';
import type { SectionKind } from '../sections/headings';
import type { Section } from '../sections/section';

const told = new Set<SectionKind>(['other', 'company', 'duties']);
const longest = 4_000;
const leastWords = 8;

/** A line of tags, "Zwolle 32-40 uur € 2.900 - € 3.900 vast contract": amounts and hours, and no sentence. */
const isTags = (text: string): boolean => /€|\b(?:uur|uren|hours|fte)\b/i.test(text) && !/[.!?:;…)"”]$/.test(text.trim());

/** The paragraphs that introduce the work and the company, one under another. */
export const readDescription = (sections: readonly Section[]): Found<string> | null => {
  const blocks = sections
    .filter(({ kind }) => told.has(kind))
    .flatMap((section) =>
      section.blocks.filter((block) => block.kind === 'text' && block.text.split(' ').length >= leastWords && !isTags(block.text)),
    );
  const kept: typeof blocks = [];
  let length = 0;
  for (const block of blocks) {
    if (length + block.text.length > longest) break;
    kept.push(block);
    length += block.text.length;
  }
  const [first, last] = [kept[0], kept.at(-1)];
  if (!first || !last) return null;
  return { value: kept.map((block) => block.text).join('\n\n'), confidence: 0.7, span: { start: first.start, end: last.end } };
};
