import { wordsOf } from '../text/fold';
import { restOf } from './period-text';
import type { EntryRow } from './rows';

/** A line with the period, or the period and a place, and nothing else. */
const isLonePeriod = ({ line }: EntryRow): boolean => !line.labelled && wordsOf(restOf(line.text)).length <= 3;

const gap = (above: EntryRow | undefined, below: EntryRow | undefined): number | null =>
  above && below && above.line.page === below.line.page ? below.line.top - above.line.bottom : null;

/**
 * Where each entry starts when its period closes it, below what was done; null where periods stand elsewhere. Every entry then begins in one
 * look, and stands farther from the period above it than that stands from its own entry.
 */
export function startsClosed(
  rows: readonly EntryRow[],
  anchors: readonly number[],
  lookAt: (i: number) => string | undefined,
): number[] | null {
  const starts = [0, ...anchors.slice(0, -1).map((anchor) => anchor + 1)];
  if (anchors.at(-1) !== rows.length - 1) return null;
  const isClosing = (anchor: number, n: number): boolean => {
    const start = starts[n] ?? 0;
    const [own, next] = [gap(rows[anchor - 1], rows[anchor]), gap(rows[anchor], rows[anchor + 1])];
    const row = rows[anchor];
    return (
      row !== undefined &&
      isLonePeriod(row) &&
      anchor > start &&
      lookAt(start) === lookAt(0) &&
      !(own !== null && next !== null && next <= own)
    );
  };
  // Where nothing is told between the head and the period, that is the last line of the head.
  const isTold = anchors.some((anchor, n) =>
    rows.slice(starts[n], anchor).some(({ body, line }) => body || /\p{Ll}{3}\.$/u.test(line.text)),
  );
  return isTold && anchors.every(isClosing) ? starts : null;
}
