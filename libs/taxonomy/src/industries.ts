import { industries, type Industry } from '@tandem/domain/company';
import { industryWords } from './data/industry-words';
import { normalise } from './normalise';

/** What an industry is called in the two languages. */
export type IndustryLabels = { en: string; nl: string };

type Row = { industry: Industry; labels: IndustryLabels; words: string[] };

let loaded: Row[] | undefined;

const rows = (): Row[] =>
  (loaded ??= industryWords
    .split('\n')
    .filter((line) => line.includes(' | '))
    .map((line) => {
      const [industry = 'other', en = '', nl = '', words = ''] = line.split(' | ').map((field) => field.trim());
      const names = [industry, en, nl, ...words.split(',')];
      return { industry: industry as Industry, labels: { en, nl }, words: [...new Set(names.map(normalise))] };
    }));

/** The labels of all industries of the specification, in its order. */
export const industryLabels = (): { industry: Industry; labels: IndustryLabels }[] =>
  industries.map((industry) => ({
    industry,
    labels: rows().find((row) => row.industry === industry)?.labels ?? { en: industry, nl: industry },
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
