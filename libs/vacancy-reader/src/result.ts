import type { ContractType, Visa } from '@tandem/domain/vacancy';
import type { JobType } from '@tandem/domain/preferences';
import type { SalaryPeriod } from '@tandem/domain/vacancy-reading';
import type { WorkModel } from '@tandem/domain/preferences';
import type { Span } from './document/document';

/** Something that was read: what it says, how sure that is (0 to 1) and where it stands, null where only machines can see it. */
export interface Found<T> {
  value: T;
  confidence: number;
  span: Span | null;
}

/** Pay as the source says it. One amount is lowest and highest at once, unless it says "from" or "up to". */
export interface Pay {
  min: number | null;
  max: number | null;
  period: SalaryPeriod | null;
  currency: string | null;
  isGross: boolean;
}

/** Hours a week. */
export interface Hours {
  min: number;
  max: number;
}

export type VacancyLanguage = 'en' | 'nl';

/** What a source says about one vacancy. Lists keep the words of the source. */
export interface ReadVacancy {
  language: VacancyLanguage;
  /** The plain text in which the spans are. */
  text: string;
  /** Where its headings stand. */
  headings: Span[];
  title: Found<string> | null;
  company: Found<string> | null;
  city: Found<string> | null;
  /** Two letters of ISO 3166. */
  country: Found<string> | null;
  street: Found<string> | null;
  pay: Found<Pay> | null;
  hours: Found<Hours> | null;
  workModel: Found<WorkModel> | null;
  homeDays: Found<number> | null;
  contractType: Found<ContractType> | null;
  jobType: Found<JobType> | null;
  requiredSkills: Found<string>[];
  wishedSkills: Found<string>[];
  responsibilities: Found<string>[];
  benefits: Found<string>[];
  education: Found<string>[];
  /** English names. */
  languages: Found<string>[];
  experienceYears: Found<number> | null;
  visa: Found<Visa>[];
  /** `YYYY-MM-DD`. */
  closingDate: Found<string> | null;
  applicationUrl: Found<string> | null;
  /** What introduces the work and the company, before the lists. */
  description: Found<string> | null;
}
