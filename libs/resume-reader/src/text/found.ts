import type { Found } from '../result';
import { boxOf, type Line, type Span } from '../layout/line';

/** Letters recognised in a picture are less certain than those a file names. */
const certaintyOf = (spans: readonly Span[]) =>
  spans.length ? spans.reduce((sum, { certainty = 1 }) => sum + certainty, 0) / spans.length : 1;

export function found<T>(value: T, confidence: number, spans: readonly Span[] = []): Found<T> {
  const sure = Math.min(Math.max(confidence, 0), 1) * certaintyOf(spans);
  return { value, confidence: Math.round(sure * 100) / 100, source: boxOf(spans) };
}

/** A text value, or null when nothing is left of it. */
export function foundText(value: string | null | undefined, confidence: number, spans: readonly Span[]): Found<string> | null {
  return value ? found(value, confidence, spans) : null;
}

export const spansOf = (lines: readonly Line[]): Span[] => lines.flatMap((line) => line.cells.flatMap((cell) => cell.spans));
