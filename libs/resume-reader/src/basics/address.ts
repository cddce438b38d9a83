import type { Found } from '../result';
import type { Cell, Line } from '../layout/line';
import { trimValue, wordsOf } from '../text/fold';
import { found } from '../text/found';
import { isCountry, isState, looksLikeTown, placeScore } from '../vocabulary/places';
import { titleScore } from '../vocabulary/titles';

export interface ReadAddress {
  city: Found<string> | null;
  address: Found<string> | null;
}

const street =
  /(?:\d+\s+\p{L}.*\b(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|way|court|ct|place|pl|square|broadway|terrace|highway|hwy|close|crescent)\b\.?)|(?:\p{L}*(?:straat|laan|weg|plein|gracht|kade|dijk|singel|hof|dreef|steeg|pad|stra(?:ss|ß)e|str\.?|allee|gasse|platz|damm|ring|ufer)\s+\d+)|(?:^(?:rue|avenue|av\.?|avenida|calle|c\/|via|viale|piazza|plaza|boulevard|bd|rua|paseo|carrer)\s)|(?:\d+,?\s+(?:rue|avenue|bd|boulevard)\s)/iu;
const postcode = /\b(?:\d{4}\s?[A-Z]{2}|[A-Z]{1,2}\d{1,2}[A-Z]?\s?\d[A-Z]{2}|[A-Z]{1,2}-\d{4,5}|\d{5}(?:-\d{4})?|\d{4})\b/;
const label = /^(?:address|adres|adresse|direccion|dirección|indirizzo|location|woonplaats|city|stad|wohnort|anschrift|plaats|residence|home|ville|lieu|ciudad|wohnhaft in|woonachtig(?: in| te)?|lives in|based in|locatie|ort)\s*:?\s+/i;

/** The town in a piece of an address: postcode, country and state do not belong to it. */
export function townOf(part: string): string | null {
  const town = trimValue(part.replace(postcode, ' ').replace(/\s+/g, ' ').replace(/\([^)]*\)/g, ''));
  const words = town.split(' ');
  const last = words.at(-1) ?? '';
  let name = town;
  if (words.length > 1) {
    for (const count of [3, 2, 1]) {
      const tail = words.slice(-count).join(' ');
      if (words.length > count && (isCountry(tail) || (count === 1 && isState(last) && /^[A-Z]{2}$/.test(last)))) {
        name = words.slice(0, -count).join(' ');
        break;
      }
    }
  }
  name = trimValue(name);
  if (!name || isCountry(name) || isState(name) || !looksLikeTown(name) || titleScore(name) > 0.5) return isState(name) && name === 'New York' ? name : null;
  return name;
}

interface Hit {
  city: string;
  address: string;
  score: number;
  cells: Cell[];
}

/** Reads one cell as an address: "Street 1, 1234 AB Town", "Town, ST", "Town, Country". */
function readCell(cell: Cell, previous: Cell | null, marked: boolean): Hit | null {
  const text = cell.text.replace(label, '');
  const labelled = text !== cell.text || marked;
  if (text.length > 90 || /@|https?:|www\./.test(text)) return null;
  const parts = text.split(/\s*(?:,|\s[|·•∙⋄◇–-]\s|\/\/|[|·•])\s*/).map((part) => part.trim()).filter((part) => part !== '');
  const coded = parts.findIndex((part) => postcode.test(part) && !street.test(part) && townOf(part) !== null);
  const streetAt = parts.findIndex((part) => street.test(part));
  const addressed = [...(previous && street.test(previous.text) ? [previous.text] : []), text].join(', ');
  if (coded >= 0) {
    const city = townOf(parts[coded] ?? '');
    if (city) return { city, address: addressed, score: 3, cells: [cell] };
  }
  const tail = parts.length > 1 ? parts.slice(streetAt + 1) : [];
  const [first, second] = tail;
  if (first && second) {
    const zipped = second.replace(postcode, '').trim();
    const city = townOf(first);
    if (city && (isState(zipped) || isCountry(zipped) || (zipped === '' && postcode.test(second)))) {
      return { city, address: addressed, score: placeScore(`${city}, ${zipped}`) >= 1 || zipped === '' ? 2.5 : 2, cells: [cell] };
    }
    if (city && (labelled || streetAt >= 0)) return { city, address: addressed, score: 1.8, cells: [cell] };
  }
  if (first && !second && streetAt >= 0) {
    const city = townOf(first);
    if (city) return { city, address: addressed, score: 2.2, cells: [cell] };
  }
  const lone = parts.length === 1 ? townOf(text) : null;
  if (lone && previous && street.test(previous.text)) return { city: lone, address: addressed, score: 2.2, cells: [previous, cell] };
  if (lone && labelled && wordsOf(lone).length <= 3) return { city: lone, address: text, score: 1.6, cells: [cell] };
  return null;
}

/** The place of residence, from the lines with contact details. */
export function readAddress(lines: readonly Line[]): ReadAddress {
  const cells = lines.flatMap((line) => {
    const filled = line.cells.filter((cell) => cell.text !== '');
    const joined = filled.length > 1 && label.test(`${filled[0]?.text ?? ''} `) ? [{ ...line.cells[0], spans: line.cells.flatMap((cell) => cell.spans), text: line.text, x: line.x, right: line.right }] : [];
    return [...joined, ...filled].map((cell) => ({ cell, icon: cell.spans[0]?.icon === true }));
  });
  const hits = cells.flatMap(({ cell, icon }, i) => {
    const hit = readCell(cell, cells[i - 1]?.cell ?? null, icon);
    return hit ? [{ ...hit, score: hit.score - i / 60 }] : [];
  });
  const [best] = hits.sort((a, b) => b.score - a.score);
  if (!best) return { city: null, address: null };
  const spans = best.cells.flatMap((cell) => cell.spans);
  const confidence = Math.min(0.95, 0.55 + best.score / 8);
  return { city: found(best.city, confidence, spans), address: found(best.address, confidence, spans) };
}
