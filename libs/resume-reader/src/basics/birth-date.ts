import { verbose } from '@tandem/domain/verbose';
import type { Found } from '../result';
import type { Line } from '../layout/line';
import { months } from '../text/months';
import { fold } from '../text/fold';
import { found } from '../text/found';

const label = verbose()`
  (?:
    date of birth|birth ?date|birthday|\bdob\b|\bborn\b|geboortedatum|geboren|geburtsdatum|geb\.|date de naissance|ne le|nee le
    |fecha de nacimiento|nacimiento|data di nascita|nato il|nata il
  )
`;
const numeric = /\b(\d{1,2})[./-](\d{1,2})[./-]((?:19|20)\d{2})\b/;
const iso = /\b((?:19|20)\d{2})-(\d{2})-(\d{2})\b/;
const written = /\b(\d{1,2})(?:st|nd|rd|th)?\.?\s+(?:de\s+)?([a-z]+)\.?,?\s+(?:de\s+)?((?:19|20)\d{2})\b/;
const american = /\b([a-z]+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+((?:19|20)\d{2})\b/;

function toIso(year: string, month: number, day: number): string | null {
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function parseDay(text: string): string | null {
  const y = iso.exec(text);
  if (y) return toIso(y[1] ?? '', Number(y[2]), Number(y[3]));
  const n = numeric.exec(text);
  if (n) {
    const [day, month] = [Number(n[1]), Number(n[2])];
    return month > 12 ? toIso(n[3] ?? '', day, month) : toIso(n[3] ?? '', month, day);
  }
  const w = written.exec(text);
  if (w && months.has(w[2] ?? '')) return toIso(w[3] ?? '', months.get(w[2] ?? '') ?? 0, Number(w[1]));
  const a = american.exec(text);
  if (a && months.has(a[1] ?? '')) return toIso(a[3] ?? '', months.get(a[1] ?? '') ?? 0, Number(a[2]));
  return null;
}

/** A full date beside a word for birth; a year alone is not one. */
export function readBirthDate(lines: readonly Line[]): Found<string> | null {
  for (const [i, line] of lines.entries()) {
    const text = fold(line.text);
    const at = text.search(label);
    if (at < 0) continue;
    const own = parseDay(text.slice(at));
    const next = lines[i + 1];
    const value = own ?? (next ? parseDay(fold(next.text)) : null);
    const source = own ? line : next;
    if (value && source)
      return found(
        value,
        0.9,
        source.cells.flatMap((cell) => cell.spans),
      );
  }
  return null;
}
