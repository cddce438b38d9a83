import type { WorkModel } from './preferences';
import { educationTypes } from './resume';

/** Where the text of a vacancy comes from. CHAT carries nothing: the wizard is filled by hand. */
export const sourceTypes = ['UPLOAD', 'URL', 'TEXT', 'CHAT'] as const;
export type SourceType = (typeof sourceTypes)[number];

const asOneLooksAtIt = (text: string | null | undefined): string => (text ?? '').replace(/\r\n?/g, '\n').trim();

/** Whether two pasted texts are the same one: on its way in a form its lines get other ends than they have in a field. */
export const isSameText = (one: string | null | undefined, other: string | null | undefined): boolean =>
  asOneLooksAtIt(one) === asOneLooksAtIt(other);

/** How far the reading of a vacancy is; a fresh draft has none, VERIFIED is published. */
export const readStatuses = ['BUSY', 'DONE', 'ERROR', 'VERIFIED'] as const;
export type ReadStatus = (typeof readStatuses)[number];

export const contractTypes = ['PERMANENT', 'TEMPORARY', 'FREELANCE', 'INTERNSHIP'] as const;
export type ContractType = (typeof contractTypes)[number];

/** Languages a vacancy can ask for; an empty list means it does not matter. */
export const vacancyLanguages = ['Dutch', 'English'] as const;
export type VacancyLanguage = (typeof vacancyLanguages)[number];

/** Work permits a vacancy can ask for; an empty list means none. */
export const visas = ['Dutch', 'EU', 'Worldwide'] as const;
export type Visa = (typeof visas)[number];

/** Education a vacancy can ask for; `none` stands alone in the list. */
export const requiredEducations = ['none', ...educationTypes] as const;
export type RequiredEducation = (typeof requiredEducations)[number];

/** What the wizard has finished. */
export type VacancyFlags = { basicInfoValid: boolean; detailsValid: boolean; readStatus: ReadStatus | null };

/** OWNER is any active member of the company; WORKER reads the source. */
export type VacancyActor = 'OWNER' | 'WORKER';
type ReadMoves = Record<VacancyActor, Partial<Record<ReadStatus | 'NONE', readonly ReadStatus[]>>>;

/** Every change of a vacancy's read status. A new source starts reading, CHAT is done at once. */
export const readMoves = {
  OWNER: {
    NONE: ['BUSY', 'DONE'],
    DONE: ['BUSY', 'DONE', 'VERIFIED'],
    ERROR: ['BUSY', 'DONE'],
    VERIFIED: ['BUSY', 'DONE', 'VERIFIED'],
  },
  WORKER: { BUSY: ['DONE', 'ERROR'] },
} as const satisfies ReadMoves;

/** Whether the read status may change so. */
export const mayRead = (from: ReadStatus | null, to: ReadStatus, actor: VacancyActor): boolean => {
  const moves: ReadMoves = readMoves;
  return moves[actor][from ?? 'NONE']?.includes(to) ?? false;
};

/** Whether a vacancy may be published: read, and both steps of the wizard finished. */
export const mayPublish = ({ readStatus, basicInfoValid, detailsValid }: VacancyFlags): boolean =>
  mayRead(readStatus, 'VERIFIED', 'OWNER') && basicInfoValid && detailsValid;

/** Days a week at home of the three choices; a hybrid job is 3 unless said otherwise. */
export const homeDays = { ON_SITE: 0, HYBRID: 3, REMOTE: 5 } as const satisfies Record<WorkModel, number>;

/** Home and office days make this many together. */
export const workDays = 5;

/** The work model that follows from the days at home. */
export const workModelOf = (homeworkDays: number): WorkModel => {
  if (homeworkDays <= 0) return 'ON_SITE';
  return homeworkDays >= workDays ? 'REMOTE' : 'HYBRID';
};

/** What the details step warns about; none of it blocks. */
export const detailWarnings = (vacancy: {
  requiredSkills: readonly string[];
  responsibilities: readonly string[];
  salaryMin?: number | null;
  salaryMax?: number | null;
  benefits: readonly string[];
}): ('requiredSkills' | 'responsibilities' | 'salary' | 'benefits')[] => [
  ...(vacancy.requiredSkills.length ? [] : (['requiredSkills'] as const)),
  ...(vacancy.responsibilities.length ? [] : (['responsibilities'] as const)),
  ...(typeof vacancy.salaryMin === 'number' && typeof vacancy.salaryMax === 'number' ? [] : (['salary'] as const)),
  ...(vacancy.benefits.length ? [] : (['benefits'] as const)),
];
