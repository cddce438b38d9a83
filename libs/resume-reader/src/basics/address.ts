import { verbose } from '@tandem/domain/verbose';
import { isCountry as isCountryCode } from '@tandem/domain/countries';
import type { PdfDocument } from '@tandem/pdf-text/read';
import type { Found } from '../result';
import type { Cell, Line, Span } from '../layout/line';
import { fold, isUpperCase, toTitleCase, trimValue, wordsOf } from '../text/fold';
import { found } from '../text/found';
import { months } from '../text/months';
import { signs } from '../text/separators';
import { schoolScore } from '../vocabulary/organisations';
import { isCityState, isCountry, isProvince, isState, isTown, looksLikeTown } from '../vocabulary/places';
import { titleScore } from '../vocabulary/titles';
import { findPhone } from './phone';

export interface ReadAddress {
  city: Found<string> | null;
  address: Found<string> | null;
}

const street = verbose('iu')`
  (?:
    \d+[a-z]?,?\s+(?:\p{L}.*\s)?(?:
      street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|way|court|ct|place|pl|square|broadway|terrace|highway|hwy|close
      |crescent
    )\b\.?
  )
  |(?:\p{L}*(?:
    straat|laan|weg|plein|gracht|kade|dijk|singel|hof|dreef|steeg|pad|stra(?:ss|ß)e|str\.?|allee|gasse|platz|damm|ring|ufer
  )\s+\d+)|(?:^(?:rue|avenue|av\.?|avenida|calle|c\/|via|viale|piazza|plaza|boulevard|bd|rua|paseo|carrer)\s)
  |(?:\d+,?\s+(?:rue|avenue|bd|boulevard)\s)|(?:\b(?:street|st|road|ave|avenue)\.?$)
`;
// A town right behind the street, without a comma.
const runOn = /^(\d+\s+\p{L}.*\s(?:street|road|avenue|ave|lane|drive|boulevard|blvd|court|square)\b\.?)\s+(\p{Lu}.*)$/iu;
const postcode = verbose()`
  \b(?:
    \d{4}\s?[A-Z]{2}|[A-Z]\d[A-Z]\s\d[A-Z]\d|[AC-FHKNPRTV-Y]\d[\dW]\s?(?=[A-Z\d]*\d)[AC-FHKNPRTV-Y\d]{4}
    |[A-Z]{1,2}\d{1,2}[A-Z]?\s?\d[A-Z]{2}|[A-Z]{1,2}-\d{4,5}|\d{6}|\d{5}(?:-\d{4})?|\d{4}
  )\b
`;
/** One on its own or before its town, with its letters in small capitals as designers have them. */
const dutchPostcode = /^\d{4}\s[a-z]{2}(?=\s\p{Lu}|$)/iu;
/** The first half of a British postcode behind its town: "London SW18". */
const district = /(?<=\p{L}\s+)[A-Z]{1,2}\d{1,2}[A-Z]?$/u;
/** What stands before an address: a word for it, or a name and an age. */
const label = verbose('i')`
  ^(?:
    [^,\d]{4,40},\s+\d{2}\s+(?:jaar|years old),|(?:postcode|pc)\s*(?:[/+&]|en)?\s*(?:woonplaats|plaats)|address|adres|adresse
    |direccion|dirección|indirizzo|location|woonplaats|city|stad|wohnort|anschrift|plaats|residence|home|ville|lieu|ciudad
    |wohnhaft in|(?:woonachtig|wonende?|woont|ik woon|i live)(?: in| te)?|town|lives in|based in|locatie|ort|standort
  )\s*:?\s+
`;
/** "Ik woon in Purmerend en ben te bereiken op": what the sentence says besides. */
const goesOn = /(?<=^\p{Lu}[\p{L}'’ -]*)\s(?:en|and)\s+\p{Ll}.*$/u;
const box = /^(?:p\.?\s?o\.?\s?box|postbus)\s+\d+/i;
const birth = /\b(?:born|birth|geboren|geburts\w*|geboorte\w*|nacimiento|naissance|nascita)\b/i;
const licence = /^(?:rijbewijs|driving licen[cs]e|driver'?s licen[cs]e|führerschein|permis)\b/i;
const contact = verbose('giu')`
  [\p{L}\p{N}._%+-]+\s?@\s?[\p{L}\p{N}.-]+
  |(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+(?:com|org|net|io|dev|me|nl|de|fr|es|it|be|ch|at|uk|eu|edu|info|app|co|ai|tech)\b[^\s,|]*
`;
const separator = new RegExp(
  `[\\p{So}${signs}]|\\s[–—-]\\s|//|(?<!ostcode|PC|pc)\\s/\\s|(?<=\\p{L}{4}|\\d{4})(?<!prof|mgr)\\.\\s+(?=\\p{Lu})|(?<!\\S)in/|\\s+(?=\\p{Lu}\\p{L}[\\p{L}-]{1,18}:\\s)`,
  'u',
);

/** The number of a district behind its town: "Dublin 8". */
const quarter = /(?<=\p{L}{3})\s\d{1,2}$/u;

/** "Bristol Avon", "Eindhoven Noord-Brabant": the town before the name of its region. */
function withoutRegion(words: readonly string[], isWhole: boolean): string {
  const whole = trimValue(words.join(' '));
  if (isTown(whole)) return whole;
  const count = words.findLastIndex((_, i) => i > 0 && isTown(words.slice(0, i).join(' ')));
  return count > 0 && (isWhole || isState(words.slice(count).join(' '))) ? words.slice(0, count).join(' ') : whole;
}

/** What stands before somebody's name on a site is no town. */
const isSite = (name: string): boolean =>
  /^(?:github|gitlab|bitbucket|linkedin|whatsapp|telegram|skype|twitter|instagram|facebook|medium|stack ?overflow|kaggle|orcid|scholar|google scholar|research ?gate|website|portfolio|blog|homepage|research|mobile|phone|e-?mail)$/i.test(
    name,
  );

/** The town in a piece of an address: postcode, country and state do not belong to it. */
export function townOf(part: string): string | null {
  const words = trimValue(
    part
      .replace(postcode, ' ')
      .replace(/\([^)]*\)/g, ' ')
      .replace(district, '')
      .trim()
      .replace(quarter, ''),
  ).split(/\s+/);
  const cut = [3, 2, 1].find((count) => {
    const tail = words.slice(-count).join(' ');
    return (
      words.length > count && (isCountry(tail) || (count === 1 && /^(?!CV)[A-Z]{2}$/.test(tail) && (isState(tail) || isCountryCode(tail))))
    );
  });
  const name = withoutRegion(words.slice(0, words.length - (cut ?? 0)), cut !== undefined || postcode.test(part));
  if (isCountryCode(name) || isSite(name) || months.has(fold(name))) return null;
  if (schoolScore(name) >= 1) return null;
  if (!name || (isCountry(name) && !isCityState(name)) || !looksLikeTown(name) || titleScore(name) > 0.5) return null;
  return isState(name) && name.length <= 3 ? null : name;
}

interface Hit {
  city: string;
  address: string;
  score: number;
  spans: Span[];
}

/** The town before a country: the last part, or the one before it when only that is a town, or the last names a province as well. */
function townBefore(parts: readonly string[]): string | null {
  const [last, other] = [townOf(parts.at(-1) ?? ''), townOf(parts.at(-2) ?? '')];
  return last && other && isTown(other) && (!isTown(last) || isProvince(last)) ? other : (last ?? null);
}

/** "Town, ST", "District, Town, Country", "1234 AB Town", "Street 1, Town": the town among the parts between commas. */
function townAmong(printed: readonly string[], marked: boolean): { city: string; score: number } | null {
  const parts = printed.flatMap((part) => {
    const [whole, road, rest] = runOn.exec(part) ?? [];
    return whole && road && rest ? [road, rest] : [part];
  });
  const named = parts.findIndex((part) => street.test(part));
  // "62 Ormeau Gardens, Belfast": a number and a name before a town are its street, whatever that is called.
  const streetAt = named < 0 && /^\d{1,4}[a-z]?\s+\p{Lu}\p{L}/u.test(parts[0] ?? '') && isTown(townOf(parts[1] ?? '') ?? '') ? 0 : named;
  const coded = parts.find(
    (part, i) => postcode.test(part) && i !== streetAt && townOf(part) !== null && !isState(part.replace(postcode, '').trim()),
  );
  const tail = parts.slice(streetAt + 1);
  const region = (part: string | undefined) =>
    part !== undefined &&
    (isState(part.replace(postcode, '').trim()) ||
      (isCountry(part.trim()) && !isCityState(part)) ||
      isCountryCode(part.trim()) ||
      /^\d{4,5}$/.test(part.trim()));
  // A postcode on its own stands before or behind the town.
  const lone = tail.findIndex((part) => postcode.test(part) && trimValue(part.replace(postcode, '')) === '');
  const behind = lone >= 0 ? townOf(tail[lone + 1] ?? '') : null;
  if (behind && isTown(behind)) return { city: behind, score: 3.2 };
  const regions = tail.findIndex((part, i) => i > 0 && region(part));
  const before = regions > 0 ? townBefore(tail.slice(0, regions)) : null;
  if (before && regions <= 2) return { city: before, score: 3.2 };
  const beside = lone >= 0 ? (townOf(tail[lone + 1] ?? '') ?? townOf(tail[lone - 1] ?? '')) : null;
  if (beside) return { city: beside, score: 3 };
  const first = tail[0] ? townOf(tail[0]) : null;
  const city = coded ? townOf(coded) : null;
  // "Bristol, Avon BS1 4QA": the postcode may stand behind the region.
  const isRegion = city !== null && first !== null && city !== first && !isTown(city) && isTown(first);
  if (city) return { city: isRegion ? first : city, score: 3 };
  if (!first) return null;
  if (streetAt >= 0) return { city: first, score: 2.2 };
  // "REACH ME" is not in Maine.
  const isShouted = isUpperCase(tail[0] ?? '') && !isTown(first);
  if (!isShouted && /\b[A-Z]{2}\b\s*(?:\d{5})?$/.test(tail[0] ?? '') && townOf(tail[0] ?? '') !== trimValue(tail[0] ?? ''))
    return { city: first, score: 2.4 };
  if (tail.length <= 2 && isTown(first)) return { city: first, score: 2 };
  return marked && wordsOf(first).length <= 3 ? { city: first, score: 1.8 - 0.3 * (tail.length - 1) } : null;
}

/** `marked`: a sign or a label says that it is an address; `beside`: it stands on a line with a telephone number or an e-mail address. */
function readPiece(text: string, spans: Span[], { marked, beside }: { marked: boolean; beside: boolean }, above: Cell | null): Hit | null {
  const named = text.replace(label, '');
  const printed = trimValue(named === text ? text : named.replace(goesOn, ''));
  const cased = printed === printed.toLowerCase() ? toTitleCase(printed) : printed;
  const value = cased
    .replace(dutchPostcode, (code) => code.toUpperCase())
    .replace(/(?<=\d\s?[a-z]?)\s+te\s+(?=\d{4}\s?[A-Z]{2}\b|\p{Lu})/u, ', ');
  const parts = value
    .replace(/\s*\([^()]*\)/g, '')
    .split(/\s*,\s*/)
    .filter((part) => part !== '' && !box.test(part));
  // "Software developer, Zwolle": what somebody is, and where.
  if (
    parts.length === 2 &&
    (beside || titleScore(parts[0] ?? '') > 0.5) &&
    !street.test(parts[0] ?? '') &&
    !isTown(parts[0] ?? '') &&
    isTown(townOf(parts[1] ?? '') ?? '')
  )
    return readPiece(parts[1] ?? '', spans, { marked, beside }, above);
  // "Product designer in Berlin": the same in words.
  const [, trade = '', seat = ''] = /^(\S.*\S)\s+(?:based\s+in|in|uit)\s+(\p{Lu}[^,]*)$/u.exec(value) ?? [];
  if (beside && titleScore(trade) > 0.5 && isTown(seat)) return readPiece(seat, spans, { marked, beside }, above);
  if (!parts.length || value.length > 140) return null;
  const hit = townAmong(parts, marked || label.test(text));
  const isBelow = above !== null && street.test(above.text) && !street.test(value);
  if (hit && isBelow) {
    const road = trimValue(above.text.replace(label, ''));
    return { ...hit, address: `${road}, ${value}`, spans: [...above.spans, ...spans] };
  }
  if (hit) return { ...hit, address: value, spans };
  const lone = parts.length <= 2 ? townOf(parts[0] ?? '') : null;
  if (lone && above && street.test(above.text))
    return { city: lone, address: `${trimValue(above.text)}, ${value}`, score: 2.2, spans: [...above.spans, ...spans] };
  return null;
}

function readCell(cell: Cell, above: Cell | null, handles: ReadonlySet<string>): Hit[] {
  const phone = findPhone(cell.text);
  const plain = (phone ? cell.text.replace(phone.text, ' | ') : cell.text).replace(contact, ' | ');
  const pieces = plain
    .split(separator)
    .map((piece) => piece.replace(/(?<=[\p{L}\d]{2})\.\s*$/u, '').trim())
    .filter((piece) => piece !== '' && !birth.test(piece) && !licence.test(piece) && !handles.has(fold(piece)));
  const beside = plain !== cell.text;
  const marked =
    /^\p{So}/u.test(cell.text) || cell.spans[0]?.icon === true || cell.spans.some((span, i) => span.icon && i < cell.spans.length - 1);
  /** "Kastanjestraat 3 - 5211 EX Den Bosch": the street may stand right before. */
  const before = (i: number): Cell | null => {
    const road = pieces[i - 1];
    if (pieces.length === 1) return above;
    return road && street.test(road) ? { ...cell, text: road, spans: [] } : null;
  };
  return pieces.flatMap((piece, i) => readPiece(piece, cell.spans, { marked, beside }, before(i)) ?? []);
}

/** An address that goes on below: its line ends at a comma or in the middle of a name. */
function joinBroken(cells: readonly Cell[]): Cell[] {
  const joined: Cell[] = [];
  for (const cell of cells) {
    const above = joined.at(-1);
    const isPostcode = trimValue(cell.text.replace(postcode, '')) === '' && cell.text !== '';
    const tail = above && (isPostcode ? ' ' : /(?:,|\p{L}-)$/u.exec(above.text)?.[0]);
    if (!above || !tail || contact.test(cell.text)) joined.push(cell);
    else
      joined[joined.length - 1] = {
        ...above,
        spans: [...above.spans, ...cell.spans],
        text: above.text + (/[, ]/.test(tail) ? ' ' : '') + cell.text,
      };
    contact.lastIndex = 0;
  }
  return joined;
}

/** What people are called on sites that the document links to: "kelly-sovacool" beside a sign is no town. */
export const handlesOf = ({ pages }: PdfDocument): ReadonlySet<string> =>
  new Set(pages.flatMap(({ links }) => links.map(({ url }) => handleIn(url))));

const handleIn = (url: string): string =>
  fold(
    decodeURI(url)
      .replace(/[/?#]+$/, '')
      .split('/')
      .at(-1) ?? '',
  );

/** What each line of an address that is filled in like a form says. */
const fieldsOfAddress: Readonly<Record<'road' | 'code' | 'town', RegExp>> = {
  road: verbose('iu')`
    ^(?:straat(?:naam)?(?:\s*(?:\+|en|&|\/)\s*(?:huis)?(?:nr|nummer)\.?)?|street(?: address| name)?|adres|address|stra(?:ss|ß)e|rue)
    \s*:\s*(?=\S)
  `,
  code: /^(?:postcode|post code|zip(?: code)?|postal code|plz)\s*:\s*(?=\S)/iu,
  town: /^(?:woonplaats|plaats|city|town|stad|gemeente|wohnort|ort|ville|woonachtig in)\s*:\s*(?=\S)/iu,
};

/** Street, postcode and town, each behind a label of its own; null where they are not. */
function readLabelled(lines: readonly Line[]): ReadAddress | null {
  const valueOf = (field: RegExp) => {
    const line = lines.find(({ text }) => field.test(withColon(text)));
    return line && { text: trimValue(withColon(line.text).replace(field, '')), spans: line.cells.flatMap(({ spans }) => spans) };
  };
  const [road, code, town] = [valueOf(fieldsOfAddress.road), valueOf(fieldsOfAddress.code), valueOf(fieldsOfAddress.town)];
  const city = town && townOf(town.text);
  if (!town || !city || !(road ?? code) || (road && road.text.includes(','))) return null;
  const isCodeFirst = code !== undefined && (code.spans[0]?.y ?? 0) < (town.spans[0]?.y ?? 0);
  const below = (isCodeFirst ? [code, town] : [town, code]).flatMap((part) => part?.text ?? []).join(' ');
  const spans = [road, code, town].flatMap((part) => part?.spans ?? []);
  return { city: found(city, 0.95, town.spans), address: found(road ? `${road.text}, ${below}` : below, 0.9, spans) };
}

/** A label and its value in two cells as with a colon between them. */
const withColon = (text: string): string => text.replace(/^([^:]{3,24}?)(?:\s*:\s*|\s{2,})/u, '$1: ');

/** The place of residence, from the lines with contact details. */
export function readAddress(lines: readonly Line[], handles: ReadonlySet<string>): ReadAddress {
  const labelled = readLabelled(lines);
  if (labelled) return labelled;
  const cells = lines.flatMap((line) => {
    const filled = line.cells.filter((cell) => cell.text !== '');
    if (wordsOf(filled[0]?.text ?? '').length <= 4 && birth.test(filled[0]?.text ?? '')) return [];
    // A label and its address may stand in two cells.
    const isLabel = (cell: Cell | undefined) => cell !== undefined && label.test(`${cell.text} `) && wordsOf(cell.text).length <= 2;
    const labelled = filled.flatMap((name, i) => {
      const value = filled[i + 1];
      return value && isLabel(name) ? [{ ...value, spans: [...name.spans, ...value.spans], text: `${name.text} ${value.text}` }] : [];
    });
    return labelled.length > 0 ? labelled : filled;
  });
  const hits = joinBroken(cells).flatMap((cell, i) =>
    readCell(cell, cells[i - 1] ?? null, handles).map((hit) => ({ ...hit, score: hit.score - i / 60 })),
  );
  const [best] = hits.sort((a, b) => b.score - a.score);
  if (!best) return { city: null, address: null };
  const confidence = Math.min(0.95, 0.55 + best.score / 8);
  return { city: found(best.city, confidence, best.spans), address: found(best.address, confidence, best.spans) };
}
