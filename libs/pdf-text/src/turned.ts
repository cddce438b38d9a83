import type { TurnedText } from './document';
import type { TurnedGlyph } from './paint';
import { plainText } from './runs';

/** The next character of a text on its side stands in the same upright line, right above or below. */
function goesOn(last: TurnedGlyph, glyph: TurnedGlyph): boolean {
  const isOneWay = Math.sign(last.next - last.y) === Math.sign(glyph.next - glyph.y);
  return isOneWay && Math.abs(last.x - glyph.x) < 0.6 && Math.abs(last.next - glyph.y) < 1.5 * glyph.size;
}

/** Words of a text are parted by a space, drawn or left out; letters that are set apart are one word. */
function textOf(glyphs: readonly TurnedGlyph[]): string {
  const gaps = glyphs.slice(1).map((glyph, i) => Math.abs(glyph.y - (glyphs[i]?.next ?? glyph.y)));
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const isApart = (i: number) => (gaps[i - 1] ?? 0) > usual + 0.2 * (glyphs[i]?.size ?? 0);
  return plainText(glyphs.map(({ text }, i) => (isApart(i) ? ' ' : '') + text).join(''))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Joins characters that stand on their side to texts. */
export function joinTurned(glyphs: readonly TurnedGlyph[]): TurnedText[] {
  const runs: TurnedGlyph[][] = [];
  for (const glyph of glyphs) {
    const last = runs.at(-1)?.at(-1);
    if (last && goesOn(last, glyph)) runs.at(-1)?.push(glyph);
    else runs.push([glyph]);
  }
  return runs.flatMap((run) => {
    const text = textOf(run);
    const [first] = run;
    if (!first || text === '') return [];
    const ends = run.flatMap(({ y, next }) => [y, next]);
    const [y, end] = [Math.min(...ends), Math.max(...ends)];
    return [{ text, x: first.x - first.size, y, width: 2 * first.size, height: end - y }];
  });
}
