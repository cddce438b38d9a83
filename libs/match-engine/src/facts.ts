import type { CompanySize, Industry } from '@tandem/domain/company';
import type { Preferences, WorkModel } from '@tandem/domain/preferences';
import type { EducationType, LanguageLevel } from '@tandem/domain/resume';
import type { ContractType } from '@tandem/domain/vacancy';

/** A point on the globe in degrees (WGS 84). */
export type Place = { latitude: number; longitude: number };

/** A piece of text and the path of the field it stands in, such as `workExperiences.0.description`. Quotes point into it. */
export type FieldText = { field: string; text: string };

/** A job that was held. `months` is how long, `monthsAgo` how long ago it ended (0 is now); null when not known. */
export type HeldTitle = { field: string; title: string; months: number | null; monthsAgo: number | null };

/** A skill as the candidate wrote it; `years` of experience, null when not given. */
export type OwnedSkill = { field: string; name: string; years: number | null };

export type HeldEducation = { field: string; type: EducationType | null; title: string; completed: boolean };

export type SpokenLanguage = { field: string; name: string; level: LanguageLevel | null };

/** What somebody has not got and says so: no work behind him, no finished school. */
export type Lack = 'experience' | 'diploma';

/** What a candidate asks of a job. Salary is gross euros a month at full time, travelTime minutes one way, hours per week. */
export type Wishes = Omit<Preferences, 'desiredJobTitle'>;

/**
 * Everything the engine may know of a person. There is deliberately no place for a name, photo, gender, birth date, age or nationality;
 * of free text only words of trades, skills, licences and languages are read.
 */
export type CandidateFacts = {
  /** A search, not a resume: what it does not name is not missing, and skills are what the work should ask for. */
  isSearch?: true;
  /** `wantedTitle` is the line above a resume, not a wish. */
  isHeadline?: true;
  wantedTitle: string | null;
  titles: readonly HeldTitle[];
  skills: readonly OwnedSkill[];
  educations: readonly HeldEducation[];
  languages: readonly SpokenLanguage[];
  /** Summary and descriptions. */
  texts: readonly FieldText[];
  lacks?: readonly Lack[];
  /** Work he has had enough of, in his words: ruled out, and no merit of what is other work. */
  left?: readonly string[];
  /** Of a search: titles it does not name, with the words that describe them; of several kinds of work each has its own. */
  described?: readonly { title: string; words: string }[];
  wishes: Wishes;
  place: Place | null;
};

/**
 * Everything the engine knows of a vacancy. Salary is gross euros a month at full time. For lists null means not known, an empty list
 * that nothing is asked; `requiredLanguages` are alternatives, one of them is enough.
 */
export type VacancyFacts = {
  title: string;
  description: string;
  requiredSkills: readonly string[];
  responsibilities: readonly string[];
  salaryMin: number | null;
  salaryMax: number | null;
  salaryIsEstimated: boolean;
  hours: number | null;
  contractType: ContractType | null;
  workModel: WorkModel | null;
  homeworkDays: number | null;
  requiredEducation: readonly string[] | null;
  requiredLanguages: readonly string[] | null;
  requiredExperience: string | null;
  requiredVisa: readonly string[] | null;
  benefits: readonly string[];
  industry: Industry | null;
  companySize: CompanySize | null;
  place: Place | null;
};
