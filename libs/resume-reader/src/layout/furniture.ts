import type { Page, PdfDocument, TextItem, Shape } from '@tandem/pdf-text/read';
import { findDates } from '../text/dates';

const pageNumber =
  /^(?:(?:page|pagina|seite|página|pag\.?|p\.)\s*)?[-–—]?\s*\d{1,2}\s*(?:(?:\/|of|van|von|de|di|sur)\s*\d{1,2})?\s*[-–—]?$/i;
/** "CV Nadia Ferris – 1 / 2". */
const numbered = /^\P{Ll}.{2,50}\s[–—|·-]\s(?:(?:page|pagina|seite|p\.)\s)?\d{1,2}\s*(?:\/|of|van|von)\s*\d{1,2}$/iu;
const stamp = /^(?:last (?:updated|modified)|laatst bijgewerkt|stand|printed on|generated (?:by|with|on))\b/i;

const pattern = (text: string) => text.replace(/\d+/g, '#').trim();

/** Page numbers and what is repeated on every page: it belongs to the paper, not to the resume. */
export function isFurniture(item: TextItem, page: Page, document: PdfDocument): boolean {
  const atBottom = item.baseline > page.height * 0.93;
  const atTop = item.baseline < page.height * 0.08;
  // What is repeated may stand a little higher, where the margins are wide.
  const isLow = item.baseline > page.height * 0.88 && (atBottom || /\p{L}{3}/u.test(item.text));
  if (!isLow && !atTop) return false;
  if ((atBottom || atTop) && pageNumber.test(item.text) && item.text.length < 16 && (/\D/.test(item.text) || atBottom)) return true;
  if ((atBottom || atTop) && (stamp.test(item.text) || numbered.test(item.text))) return true;
  const others = document.pages.filter((other) => other !== page);
  const repeated = others.some((other) =>
    other.items.some(
      (twin) => Math.abs(twin.baseline - item.baseline) < 2 && Math.abs(twin.x - item.x) < 4 && pattern(twin.text) === pattern(item.text),
    ),
  );
  return repeated && (isLow || page.number > 1);
}

/** "Gent, 3 november 2025": where and when somebody signed, below all else. */
const signed = /^\p{Lu}[\p{L}’' -]{2,30},\s+(?:(?:op|den|le|on|the)\s+)?(?=\d{1,2}(?:st|nd|rd|th|\.|e)?[\s/.-])(.+)$/u;

export function isSignature(text: string): boolean {
  const day = signed.exec(text.trim())?.[1]?.replace(/[.\s]+$/, '') ?? '';
  const [date, ...others] = findDates(day);
  return date?.kind === 'single' && others.length === 0 && date.index + date.length >= day.length && date.index <= 3;
}

/** A dotted line down the page is no column of bullets: its dots stand closer to each other than lines of text do. */
export function withoutDottedLines(shapes: readonly Shape[]): Shape[] {
  const placeOf = ({ x }: Shape) => Math.round(x);
  const columns = new Map<number, number[]>();
  for (const shape of shapes)
    if (shape.width < 6 && shape.height < 6) columns.set(placeOf(shape), [...(columns.get(placeOf(shape)) ?? []), shape.y]);
  const isOne = (shape: Shape) => (columns.get(placeOf(shape)) ?? []).filter((y) => Math.abs(y - shape.y) < 7).length > 2;
  return shapes.filter((shape) => shape.width >= 6 || shape.height >= 6 || !isOne(shape));
}
