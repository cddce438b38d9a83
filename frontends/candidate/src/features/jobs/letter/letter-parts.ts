import type { FoundedSentence } from '@tandem/contracts/resumes/application';

/** A piece of a paragraph; `facts` where it is a sentence that was written from some. */
export type LetterPiece = { text: string; facts: readonly string[] | null };

/** Items of a list as people write them; `before` is what stands before the text in its paragraph. */
const bulleted = (text: string, before: string): string =>
  text.replace(before === '' || before.endsWith('\n') ? /^- /gm : /(?<=\n)- /g, '• ');

/** A letter as paragraphs, with the written sentences found in them. What is found nowhere stays plain text. */
export const letterParts = (content: string, sentences: readonly FoundedSentence[] | null): LetterPiece[][] => {
  const waiting = [...(sentences ?? [])];
  return content.split(/\n{2,}/).map((paragraph) => {
    const pieces: LetterPiece[] = [];
    let rest = paragraph;
    for (let next = waiting[0]; next; next = waiting[0]) {
      const at = rest.indexOf(next.text);
      if (at < 0) break;
      const before = paragraph.slice(0, paragraph.length - rest.length);
      if (at > 0) pieces.push({ text: bulleted(rest.slice(0, at), before), facts: null });
      pieces.push({ text: bulleted(next.text, before + rest.slice(0, at)), facts: next.facts });
      rest = rest.slice(at + next.text.length);
      waiting.shift();
    }
    if (rest) pieces.push({ text: bulleted(rest, paragraph.slice(0, paragraph.length - rest.length)), facts: null });
    return pieces;
  });
};
