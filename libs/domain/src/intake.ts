import { isResumeReady, type ResumeStatus } from './resume';
import type { VacancyFlags } from './vacancy';

/** What a summary's draft address says while the text is being written. */
export const generating = '<GENERATING>';

type Text = string | null | undefined;

export type CandidateIntake = {
  firstName: Text;
  lastName: Text;
  birthDate: Text;
  city: Text;
  countryCode: Text;
  hasPreferences: boolean;
  resumeStatus: ResumeStatus | null | undefined;
};

const hasPersonalInfo = ({ firstName, lastName, birthDate, city, countryCode, hasPreferences }: CandidateIntake): boolean =>
  Boolean(firstName && lastName && birthDate && city && countryCode && hasPreferences);

/** Where a candidate's intake starts: personal info (1), the resume's upload (2), its builder (3). */
export const candidateIntakeStep = (candidate: CandidateIntake): 1 | 2 | 3 => {
  if (!hasPersonalInfo(candidate)) return 1;
  return isResumeReady(candidate.resumeStatus) ? 3 : 2;
};

/** Whether the personal form is all that is left, so that it ends with Finish instead of Next. */
export const isPersonalFormAll = (candidate: CandidateIntake): boolean =>
  !hasPersonalInfo(candidate) && isResumeReady(candidate.resumeStatus);

/** Whether a candidate's summary is written or being written, which opens the jobs page. */
export const hasSummary = ({ summaryUrl, summaryDraftUrl }: { summaryUrl?: Text; summaryDraftUrl?: Text }): boolean =>
  Boolean(summaryUrl || summaryDraftUrl);

export type CompanyIntake = {
  firstName: Text;
  lastName: Text;
  email: Text;
  phone: Text;
  companyName: Text;
  city: Text;
  foundingDate: Text;
  industry: Text;
  companySize: Text;
  homepage: Text;
};

/** Where a company's intake starts: profile (1), company info (2), websites (3), summary (4). */
export const companyIntakeStep = (company: CompanyIntake): 1 | 2 | 3 | 4 => {
  if (!(company.firstName && company.lastName && company.email && company.phone)) return 1;
  if (!(company.companyName && company.city && company.foundingDate && company.industry && company.companySize)) return 2;
  return company.homepage ? 4 : 3;
};

/** Where the wizard of a vacancy starts: source (1), basic info (2), details (3), summary and publish (4). */
export const vacancyIntakeStep = ({ readStatus, basicInfoValid, detailsValid }: VacancyFlags): 1 | 2 | 3 | 4 => {
  if (readStatus !== 'DONE' && readStatus !== 'VERIFIED') return 1;
  if (!basicInfoValid) return 2;
  return detailsValid ? 4 : 3;
};
