import { allOccupations } from '@tandem/taxonomy/occupations';
import { allSkills } from '@tandem/taxonomy/skills';
import { isFieldWord, type StemmedWord } from '../fields/fields';
import { stemOf } from './stem';
import { wordsOf } from './words';

let stems: ReadonlySet<string> | undefined;

const labelStems = (): ReadonlySet<string> => {
  if (stems) return stems;
  const english = [...allSkills(), ...allOccupations()].flatMap(({ en, synonyms }) => [en, ...synonyms]);
  const dutch = [...allSkills(), ...allOccupations()].flatMap(({ nl, synonyms }) => [nl, ...synonyms]);
  stems = new Set([
    ...english.flatMap(wordsOf).map(({ word }) => stemOf(word, 'en')),
    ...dutch.flatMap(wordsOf).map(({ word }) => stemOf(word, 'nl')),
  ]);
  return stems;
};

const numbers = /^(?:two|three|four|five|six|seven|eight|nine|ten|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|\d+)$/;

/** Whether a word is one of work: of a field, or of the name of a skill or an occupation. */
export const isWorkWord = (word: StemmedWord): boolean => (isFieldWord(word) || labelStems().has(word.stem)) && !numbers.test(word.word);
