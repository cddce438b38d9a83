import { findPlace } from '@tandem/geo/places';
import type { Line } from '../layout/line';

const belgium = /(?<!\p{L})(?:belgi[ëe]|belgium|belgique|vlaanderen|flanders|b-\d{4})(?!\p{L})/iu;
const netherlands = /(?<!\p{L})(?:nederland|the netherlands|holland)(?!\p{L})|(?<![\p{L}\d])[1-9]\d{3}\s?[A-Z]{2}(?![\p{L}\d])/u;
/** A Belgian postcode and its town: "9000 Gent", "3001 Heverlee". */
const coded = /(?<![\d/+.-])[1-9]\d{3}\s+(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*)/gu;

const isIn = (town: string, country: string): boolean => findPlace(town, country) !== null;

/** Belgium or the Netherlands, where the lines about somebody say which; null where they do not. */
export function countryOf(lines: readonly Line[]): 'BE' | 'NL' | null {
  const text = lines.map((line) => line.text).join('\n');
  if (belgium.test(text)) return 'BE';
  if (netherlands.test(text)) return 'NL';
  return [...text.matchAll(coded)].some(([, town = '']) => isIn(town, 'BE')) ? 'BE' : null;
}
