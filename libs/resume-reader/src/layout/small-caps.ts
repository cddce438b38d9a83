import type { Span } from './line';

const upper = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase();

/** Capitals drawn in two sizes imitate small capitals; for the reader they are one style in the larger size. */
export function unifySmallCaps(spans: readonly Span[]): Span[] {
  const unified: Span[] = [];
  for (const span of spans) {
    const last = unified.at(-1);
    const sameFont = last && last.fontName === span.fontName && last.color === span.color && !last.icon && !span.icon;
    const gap = last ? span.x - last.x - last.width : 0;
    const ratio = last ? span.fontSize / last.fontSize : 1;
    if (sameFont && ratio > 0.6 && ratio < 0.92 && gap < 0.6 * span.fontSize && upper(span.text) && upper(last.text)) {
      unified.push({ ...span, fontSize: last.fontSize });
    } else unified.push(span);
  }
  return unified;
}
