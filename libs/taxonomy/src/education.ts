import type { EducationType } from '@tandem/domain/resume';
import { educationWords } from './data/education-words';
import { fold } from './normalise';

type DiplomaWord = { pattern: RegExp; level: number; type: EducationType };

let loaded: DiplomaWord[] | undefined;

const diplomaWords = (): DiplomaWord[] =>
  (loaded ??= educationWords
    .split('\n')
    .filter((line) => line.includes(' | '))
    .map((line) => {
      const [pattern = '', level = '0', type = 'OTHER'] = line.split(' | ').map((field) => field.trim());
      return { pattern: new RegExp(pattern), level: Number(level), type: type as EducationType };
    }));

// "B.Sc." and "Ph.D." lose their dots, hyphens and apostrophes become spaces, so that one spelling is left.
const plain = (text: string): string =>
  fold(text)
    .replace(/\b((?:[a-z]{1,3}\.){2,})/g, (match) => match.replaceAll('.', ''))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const diplomaOf = (text: string): DiplomaWord | undefined => {
  const words = plain(text);
  return diplomaWords().find(({ pattern }) => pattern.test(words));
};

/**
 * The level of the highest-ranking diploma word in a text, Dutch or English, as in the European Qualifications
 * Framework: 1 primary school or mbo 1, 2 vmbo, 3 mbo 3, 4 mbo 4, havo and vwo, 5 associate degree, 6 bachelor,
 * 7 master, 8 doctorate. Null where no word says so; a course or certificate has no level.
 */
export const educationLevel = (text: string): number | null => {
  const words = plain(text);
  return diplomaWords().find(({ pattern, level }) => level > 0 && pattern.test(words))?.level ?? null;
};

/** The specification's type of an education by the words of its title, institute or description; null where none says so. */
export const educationTypeOf = (text: string): EducationType | null => diplomaOf(text)?.type ?? null;

const levels: Record<EducationType, number | null> = {
  HIGH_SCHOOL_VMBO: 2,
  HIGH_SCHOOL_HAVO: 4,
  HIGH_SCHOOL_VWO: 4,
  BACHELOR_MBO: 4,
  BACHELOR_HBO: 6,
  BACHELOR_WO: 6,
  MASTER_HBO: 7,
  MASTER_WO: 7,
  PHD: 8,
  CERTIFICATE: null,
  OTHER: null,
};

/** The level (1..8) that a type of education stands for; null for certificates and others. */
export const levelOfType = (type: EducationType): number | null => levels[type];
