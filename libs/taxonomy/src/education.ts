import type { EducationType } from '@tandem/domain/resume';
import { educationWords } from './data/education-words';
import { fold } from './normalise';

type DiplomaWord = { pattern: RegExp; type: EducationType };

let loaded: DiplomaWord[] | undefined;

const diplomaWords = (): DiplomaWord[] =>
  (loaded ??= educationWords
    .split('\n')
    .filter((line) => line.includes(' | '))
    .map((line) => {
      const [pattern = '', type = 'OTHER'] = line.split(' | ').map((field) => field.trim());
      return { pattern: new RegExp(pattern), type: type as EducationType };
    }));

// "B.Sc." and "Ph.D." lose their dots, hyphens and apostrophes become spaces, so that one spelling is left.
const plain = (text: string): string =>
  fold(text)
    .replace(/\b((?:[a-z]{1,3}\.){2,})/g, (match) => match.replaceAll('.', ''))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The specification's type of an education by the words of its title, institute or description; null where none says so. */
export const educationTypeOf = (text: string): EducationType | null => {
  const words = plain(text);
  return diplomaWords().find(({ pattern }) => pattern.test(words))?.type ?? null;
};
