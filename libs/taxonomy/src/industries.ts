import type { Industry } from '@tandem/domain/company';
import { industryWords } from './data/industry-words';
import { normalise } from './normalise';

type Row = { industry: Industry; words: string[] };

let loaded: Row[] | undefined;

const rows = (): Row[] =>
  (loaded ??= industryWords
    .split('\n')
    .filter((line) => line.includes(' | '))
    .map((line) => {
      const [industry = 'other', en = '', nl = '', words = ''] = line.split(' | ').map((field) => field.trim());
      const names = [industry, en, nl, ...words.split(',')];
      return { industry: industry as Industry, words: [...new Set(names.map(normalise))] };
    }));

/**
 * The industry a text names, in English or Dutch: one of the specification's keys, a label or a word for it; the
 * longest name that stands in the text as whole words decides. Null where none does.
 */
export const industryOf = (text: string): Industry | null => {
  const padded = ` ${normalise(text)} `;
  let best: { industry: Industry; length: number } | undefined;
  for (const { industry, words } of rows()) {
    for (const word of words) {
      if (padded.includes(` ${word} `) && word.length > (best?.length ?? 0)) best = { industry, length: word.length };
    }
  }
  return best?.industry ?? null;
};
