import { verbose } from '@tandem/domain/verbose';
import { findPlace } from '@tandem/geo/places';
import { isFirm } from './company-words';

export interface Candidate {
  value: string;
  score: number;
  at: number;
}

/** "Werken bij X": a site that says so names its employer. */
export const asEmployer = /^(?:werken (?:bij|voor)|(?:vacatures|jobs) (?:bij|van)|(?:careers|jobs|working|work) (?:at|with))\s+/iu;

export const tidy = (value: string): string =>
  value
    .replace(/\s+/g, ' ')
    .replace(/^[\s\p{Extended_Pictographic}\uFE0F]+|[\s,.:;|–\p{Extended_Pictographic}\uFE0F-]+$/gu, '')
    .replace(asEmployer, '')
    .replace(/^(?:wij|we) (?:van|bij|from|at) /iu, '')
    .replace(/^via /iu, '')
    .replace(/^(?:(?:voor|for|namens)\s+)?(?:(?:de|het|the|bij|at)\s+)?(?=\p{Lu})/iu, '')
    .trim();

/** "12 Mill Lane", "Dorpsstraat 4". */
export const street = verbose('iu')`
  ^\d+\w?\s.*\b(?:
    lane|street|road|avenue|square|drive|place|way|close|court|hill|row|terrace|parade|gardens|quay|green|park|mews|yard
  )$|^[\p{L}.' -]*(?:straat|weg|laan|plein|kade|gracht|singel|dijk)\s+\d+\s?\w?$
`;

const largeTown = 10_000;
/** "Bedrijf: Kramer uit Staphorst". */
export const withoutTown = (value: string): string => {
  // "Marlowe & Finch, Antwerp (Belgium)".
  const [named = value, ...places] = value.split(/,\s+/);
  if (places.length > 0 && places.length < 3 && places.some((part) => findPlace(part.replace(/\s*\(.*$/, '')) !== null)) return named;
  const [, name = value, town = ''] = /^(.+?)\s+(?:uit|in|te|from)\s+(\p{Lu}.*)$/u.exec(value) ?? [];
  if (findPlace(town)) return name;
  // "Groenvoorziening Kuipers Hoogeveen": a table or a column lost what stood between.
  const [, firm = '', seat = ''] = /^(.+\s\S+)\s(\p{Lu}\S+)$/u.exec(value) ?? [];
  return isFirm(firm) && (findPlace(seat)?.population ?? 0) >= largeTown ? firm : value;
};
