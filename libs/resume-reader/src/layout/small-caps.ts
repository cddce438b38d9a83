import type { Span } from './line';

const upper = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase();

/** Of letters set apart two or three may have been read as words of their own. */
const closed = (text: string) => (/^\S(?:\s\S)*$/u.test(text) ? text.replace(/\s/g, '') : text);

/** A letter and its small capitals, set apart as all letters of the word are: "D ESMOND" with a space that is none. */
function spacedWord(last: Span, span: Span): Span {
  return { ...last, text: closed(last.text) + closed(span.text), width: span.x + span.width - last.x, spaced: true };
}

/** Capitals drawn in two sizes imitate small capitals; for the reader they are one style in the larger size. */
export function unifySmallCaps(spans: readonly Span[]): Span[] {
  const unified: Span[] = [];
  /** The size of the small capitals of the word that the last of them is. */
  let small = 0;
  for (const span of spans) {
    const last = unified.at(-1);
    const sameFont = last && last.fontName === span.fontName && last.color === span.color && !last.icon && !span.icon;
    const gap = last ? span.x - last.x - last.width : 0;
    const ratio = last ? span.fontSize / last.fontSize : 1;
    const isSmall = ratio > 0.6 && ratio < 0.92 && upper(span.text);
    const goesOn = small > 0 && (ratio === 1 || span.fontSize === small) && gap < 0.3 * span.fontSize;
    if (last && sameFont && goesOn) unified[unified.length - 1] = spacedWord(last, span);
    else if (last && sameFont && isSmall && upper(last.text) && gap < 0.6 * span.fontSize) {
      const isSpacedWord = span.spaced && /^\p{Lu}$/u.test(last.text) && gap > 0.05 * last.fontSize && gap < 0.3 * last.fontSize;
      small = isSpacedWord ? span.fontSize : 0;
      if (isSpacedWord) unified[unified.length - 1] = spacedWord(last, span);
      else unified.push({ ...span, fontSize: last.fontSize });
    } else {
      small = last && sameFont && small > 0 && ratio === 1 && upper(span.text) ? small : 0;
      unified.push(span);
    }
  }
  return unified;
}
