export const resumeStatuses = ['PENDING', 'BUSY', 'DONE', 'VERIFIED', 'ERROR'] as const;
export type ResumeStatus = (typeof resumeStatuses)[number];

/** Why a document could not be read; each has a text `resume.readError.<reason>`. */
/** Why a document could not be read; `failed`: it is none of its own doing. */
export const readErrors = [
  'encrypted',
  'broken',
  'empty',
  'too_many_pages',
  'not_pdf',
  'too_slow',
  'too_large',
  'no_text',
  'failed',
] as const;
export type ReadError = (typeof readErrors)[number];

/** Fields of entries whose place in the document is kept. */
export const readFields = ['title', 'company', 'educationType', 'startDate', 'endDate', 'description', 'stack'] as const;
export type ReadField = (typeof readFields)[number];

/** What the reader is less sure of than this is marked for its owner to look at. */
export const unsureBelow = 0.6;

export const educationTypes = [
  'HIGH_SCHOOL_VMBO',
  'HIGH_SCHOOL_HAVO',
  'HIGH_SCHOOL_VWO',
  'BACHELOR_MBO',
  'BACHELOR_HBO',
  'BACHELOR_WO',
  'MASTER_HBO',
  'MASTER_WO',
  'PHD',
  'CERTIFICATE',
  'OTHER',
] as const;
export type EducationType = (typeof educationTypes)[number];

export const skillTypes = [
  'PROGRAMMING',
  'DATABASES',
  'ANALYTICS',
  'DATA_SCIENCE',
  'TESTING',
  'SYSTEM_ADMINISTRATION',
  'TOOLS_AND_FRAMEWORKS',
  'NETWORKING',
  'DEVOPS',
  'OPERATING_SYSTEMS',
  'LANGUAGES',
  'OTHER',
] as const;
export type SkillType = (typeof skillTypes)[number];

/** Levels of a language, lowest first; kept as the description of a skill of type LANGUAGES. */
export const languageLevels = [
  'elementary',
  'limited_working',
  'professional_working',
  'full_professional',
  'native_or_bilingual',
] as const;
export type LanguageLevel = (typeof languageLevels)[number];

/** Sections that may start on a page of their own. */
export const pageBreaks = ['experience', 'education', 'certification'] as const;
export type PageBreak = (typeof pageBreaks)[number];

/** How a generated text speaks: to the point, friendly, or formal. */
export const tones = ['plain', 'warm', 'formal'] as const;
export type Tone = (typeof tones)[number];

/** How a resume looks on paper. */
export const resumeTemplates = ['classic', 'modern'] as const;
export type ResumeTemplate = (typeof resumeTemplates)[number];
export const resumePapers = ['A4', 'LETTER'] as const;
export type ResumePaper = (typeof resumePapers)[number];

/** Longest texts in characters; what is longer is cut, not refused. */
export const descriptionLimits = { certification: 250, education: 1_000, experience: 2_500, summary: 1_500 } as const;

type Entries = Record<'workExperiencesParsed' | 'educationsParsed' | 'skillsParsed', readonly unknown[]>;
/** Whether a resume says nothing that can be compared with a vacancy, as of who began without one. */
export const isEmptyResume = ({ workExperiencesParsed, educationsParsed, skillsParsed }: Entries): boolean =>
  workExperiencesParsed.length + educationsParsed.length + skillsParsed.length === 0;

/** OWNER is the person, or whoever knows the id of an anonymous resume; WORKER reads the uploaded file. */
export type ResumeActor = 'OWNER' | 'WORKER';
type ResumeMoves = Record<ResumeActor, Partial<Record<ResumeStatus | 'NONE', readonly ResumeStatus[]>>>;

/** Every change of a resume's status. An upload starts at PENDING, a blank one at DONE. */
export const resumeMoves = {
  OWNER: {
    NONE: ['PENDING', 'DONE'],
    PENDING: ['PENDING', 'DONE'],
    BUSY: ['PENDING', 'DONE'],
    DONE: ['VERIFIED', 'PENDING', 'DONE'],
    VERIFIED: ['VERIFIED', 'PENDING', 'DONE'],
    ERROR: ['PENDING', 'DONE'],
  },
  WORKER: {
    PENDING: ['BUSY', 'ERROR'],
    BUSY: ['PENDING', 'DONE', 'ERROR'],
  },
} as const satisfies ResumeMoves;

/** Whether a resume may change so. NONE is a candidate without a resume. */
export const mayMoveResume = (from: ResumeStatus | 'NONE', to: ResumeStatus, actor: ResumeActor): boolean => {
  const moves: ResumeMoves = resumeMoves;
  return moves[actor][from]?.includes(to) ?? false;
};

/** Whether a resume can be edited, matched on and written from. */
export const isResumeReady = (status: ResumeStatus | null | undefined): boolean => status === 'DONE' || status === 'VERIFIED';

/** Whether the screen that says "reading" shows. */
export const isResumeBeingRead = (status: ResumeStatus | null | undefined): boolean => status === 'PENDING' || status === 'BUSY';

/** Dots shown for a skill: one per year of experience, from 0 to 5. */
export const skillDots = (years: number | null | undefined): number => Math.max(0, Math.min(5, Math.floor(years ?? 0)));
