import { verbose } from '@tandem/domain/verbose';
import { findPlace } from '@tandem/geo/places';
import type { Part } from '../text/split';
import { isFirm, legalForm } from './company-words';
import { titleLikeness } from './title-words';

/** What closes a letter. */
export const greeting = verbose('iu')`
  ^(?:
    (?:met\s+)?(?:(?:hele\s+)?(?:vriendelijke|hartelijke)\s+)?groet(?:en|jes)?|hartelijks|tot (?:snel|gauw|ziens)
    |(?:(?:with\s+)?(?:kind(?:est)?|best|warm)\s+)?regards|(?:best|warm|kind)\s+wishes|yours\s+(?:sincerely|faithfully|truly)
    |many\s+thanks|cheers
  )\s*[,.!]?$
`;
/** What stands below a name: a street, a postcode, a number to call, an address to write to. */
const reached = verbose('iu')`
  @|https?:|www\.|(?:^|\s)\d{4}\s?[A-Z]{2}\b|\+?\d[\d\s()-]{7,}
  |^\d+\w?\s+\p{Lu}.*\b(?:lane|street|road|avenue|square|drive|way|close)\b
  |^\p{Lu}[\p{L}.' -]*(?:straat|weg|laan|plein|kade|gracht|singel|dijk|hof)\s+\d
`;
const [mostLines, mostWords] = [5, 6];
/** "Team Knap & Zo", "Namens Bakkerij De Korenaar": who signs says for whom. */
const forWhom =
  /^(?:(?:het )?team(?: van)?|namens(?: het team(?: van)?)?|on behalf of|the team at|everyone at|alle collega['’]s van)\s+(?=\p{Lu})/iu;

type Line = Part & { isBare: boolean };

const linesOf = (text: string): Line[] => {
  let at = 0;
  return text.split('\n').flatMap((line) => {
    const start = at + (line.length - line.trimStart().length);
    at += line.length + 1;
    const trimmed = line.trim();
    return trimmed ? [{ text: trimmed, start, end: start + trimmed.length, isBare: !/^[-•*–]/.test(trimmed) }] : [];
  });
};

const isName = ({ text, isBare }: Line): boolean =>
  isBare &&
  /^\p{Lu}/u.test(text) &&
  text.split(/\s+/).length <= mostWords &&
  !/[?!:;]|\d|\.\s/.test(text) &&
  findPlace(text) === null &&
  titleLikeness(text) <= 0.75;

const after = (line: Line, lead: number): Line => ({ ...line, text: line.text.slice(lead), start: line.start + lead });

/** A line of a signature in its parts: "Gerda Visch, Bakkerij De Korenaar". */
const partsOf = (line: Line): Line[] => {
  let from = 0;
  return line.text.split(/\s*[,|]\s*|\s+[–—-]\s+/u).flatMap((part) => {
    const lead = line.text.indexOf(part, from);
    from = lead + part.length;
    return part ? [{ ...line, text: part, start: line.start + lead, end: line.start + from }] : [];
  });
};

/** Who signs below a greeting: of several lines the first is a person. */
const belowGreeting = (lines: readonly Line[]): Line[] => {
  const place = lines.findLastIndex(({ text }) => greeting.test(text));
  const below = place < 0 ? [] : lines.slice(place + 1);
  if (below.length > mostLines) return [];
  const signed = below.flatMap(partsOf).filter((line) => !reached.test(line.text));
  const spoken = signed.find(({ text }) => forWhom.test(text));
  if (spoken) return [after(spoken, forWhom.exec(spoken.text)?.[0].length ?? 0)];
  return signed.filter((line, at) => isName(line) && (at > 0 || legalForm.test(line.text) || isFirm(line.text))).slice(0, 1);
};

/** "Groene Vonk, Wageningen" as the last line. */
const besideTown = (lines: readonly Line[]): Line[] => {
  const last = lines.length > 2 ? lines.at(-1) : undefined;
  const [name, town, ...more] = last ? partsOf(last) : [];
  return name && town && more.length === 0 && isName(name) && findPlace(town.text) !== null ? [name] : [];
};

/** The last name of a text with nothing below it but where it is and how to reach it. */
const aboveAddress = (lines: readonly Line[]): Line[] => {
  const last = lines.findLastIndex(({ text }) => !reached.test(text) && findPlace(text) === null);
  const line = lines[last];
  return line && last >= 2 && last < lines.length - 1 && isName(line) && !/[.,]$/.test(line.text) ? [line] : [];
};

/** The employer that signs a text below. */
export const signedBy = (text: string): Part | null => {
  const lines = linesOf(text);
  return [...belowGreeting(lines), ...besideTown(lines), ...aboveAddress(lines)][0] ?? null;
};
