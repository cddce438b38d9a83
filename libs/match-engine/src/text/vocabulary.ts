import { allOccupations } from '@tandem/taxonomy/occupations';
import { allSkills } from '@tandem/taxonomy/skills';
import { isFieldWord, type StemmedWord } from '../fields/fields';
import { singularOf } from './singular';
import { wordsOf } from './words';

let labelWords: ReadonlySet<string> | undefined;

const wordsOfLabels = (): ReadonlySet<string> => {
  if (labelWords) return labelWords;
  const labels = [...allSkills(), ...allOccupations()].flatMap(({ en, nl, synonyms }) => [en, nl, ...synonyms]);
  labelWords = new Set(wordsOf(labels.join('\n')).map(({ word }) => singularOf(word)));
  return labelWords;
};

const numbers = /^(?:two|three|four|five|six|seven|eight|nine|ten|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|\d+)$/;

/** Whether a word is one of work: of a field, or of the name of a skill or an occupation. */
export const isWorkWord = (word: StemmedWord): boolean =>
  (isFieldWord(word) || wordsOfLabels().has(singularOf(word.word))) && !numbers.test(word.word);
