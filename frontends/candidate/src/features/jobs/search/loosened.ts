import type { Understanding } from '@tandem/domain/search';
import type { SearchQuery } from '@tandem/web-kit/search/prompt';
import type { Reading } from './understanding';

type Loosening = Reading['loosen'][number];

/** The parts of a sentence that a wish is made of. */
const partsOf: Record<Loosening['wish'], readonly Understanding[]> = {
  travel: [],
  hours: ['hours', 'jobType'],
  salary: ['salary'],
  workModel: ['workModel'],
  jobType: ['jobType', 'hours'],
  unwanted: ['unwanted'],
};

/** What joins two parts of a sentence and joins nothing once one of them is gone. */
const loose = /^(?:[\s,;.]|\b(?:and|en|but|maar|with|met)\b)+|(?:[\s,;]|\b(?:and|en|but|maar|with|met)\b)+$/giu;

/** The sentence without some of its parts: "care, 24 hours, near home" without "24 hours" is "care, near home". */
const without = (sentence: string, parts: Reading['understood']): string => {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end } of parts.toSorted((a, b) => a.start - b.start)) {
    pieces.push(sentence.slice(at, start));
    at = end;
  }
  return [...pieces, sentence.slice(at)]
    .map((piece) => piece.replace(loose, ''))
    .filter(Boolean)
    .join(', ');
};

/** The search with one wish less, or farther away. Null where the wish stands in no words that could be left out. */
export const loosened = (query: SearchQuery, { wish, minutes }: Loosening, understood: Reading['understood']): SearchQuery | null => {
  if (wish === 'travel') return minutes ? { ...query, travelTime: minutes } : null;
  const parts = understood.filter(({ kind }) => partsOf[wish].includes(kind));
  const search = without(query.search, parts);
  return parts.length > 0 && search ? { ...query, search } : null;
};
