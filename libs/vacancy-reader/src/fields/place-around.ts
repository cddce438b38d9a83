import { findPlace } from '@tandem/geo/places';
import type { Clues } from './clues';
import { longestPlace } from './labelled-place';
import type { ReadPlace } from './place';
import { nameWords, ordinaryWords } from './place-words';

const dutchAddress = new RegExp(`\\b[1-9]\\d{3} ?[A-Z]{2}\\s*,?\\s+(${nameWords})`, 'gu');

/** Of what stands around a page the one town in it, where its employer is named there or in its window: a board has an address of its own. */
export const placeAround = ({ around, pageTitle }: Clues, company: string | null): Partial<ReadPlace> => {
  const text = around.join('\n');
  if (company === null || !(text.includes(company) || (pageTitle ?? '').includes(company))) return {};
  const parts = around
    .flatMap((line) => line.split(/\s*[,|•·]\s*|\s+[–-]\s+/))
    .filter((part) => /^\p{Lu}/u.test(part) && !ordinaryWords.test(part));
  const addressed = [...text.matchAll(dutchAddress)].map((match) => match[1] ?? '');
  const towns = new Map(
    [
      ...parts.map((written) => ({ written, found: findPlace(written) })),
      ...addressed.map((written) => ({ written, found: longestPlace(written, 'NL')?.place ?? null })),
    ].flatMap(({ found }) => (found ? [[found.name, found]] : [])),
  );
  const [only, ...others] = towns.values();
  if (!only || others.length > 0) return {};
  return { city: { value: only.name, confidence: 0.55, span: null }, country: { value: only.country, confidence: 0.7, span: null } };
};
