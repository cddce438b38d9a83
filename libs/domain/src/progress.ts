import { arePreferencesComplete, type Preferences } from './preferences';
import { isResumeReady, type ResumeStatus } from './resume';
import type { VacancyFlags } from './vacancy';

type Text = string | null | undefined;
const isThere = (value: Text): boolean => Boolean(value?.trim());
const sum = (points: readonly number[]): number => points.reduce((total, point) => total + point, 0);

export type CandidateProgress = {
  firstName: Text;
  lastName: Text;
  birthDate: Text;
  city: Text;
  countryCode: Text;
  preferences: Preferences | null | undefined;
  resumeStatus: ResumeStatus | null | undefined;
  summaryUrl: Text;
};

const isName = (value: Text): boolean => (value?.trim().length ?? 0) >= 2;

/** How complete a candidate is, 0 to 100: five facts of 8, preferences 20, a read resume 20 or a verified one 30, the summary 10. */
export const candidateProgress = (candidate: CandidateProgress): number => {
  const facts = [
    isName(candidate.firstName),
    isName(candidate.lastName),
    isThere(candidate.birthDate),
    isThere(candidate.city),
    isThere(candidate.countryCode),
  ];
  const resume = candidate.resumeStatus === 'VERIFIED' ? 30 : isResumeReady(candidate.resumeStatus) ? 20 : 0;
  return sum([
    8 * facts.filter(Boolean).length,
    arePreferencesComplete(candidate.preferences) ? 20 : 0,
    resume,
    isThere(candidate.summaryUrl) ? 10 : 0,
  ]);
};

export type CompanyProgress = {
  /** Active members; one of them with all personal facts is enough. */
  members: readonly { firstName: Text; lastName: Text; email: Text; phone: Text }[];
  companyName: Text;
  city: Text;
  foundingDate: Text;
  industry: Text;
  companySize: Text;
  homepage: Text;
  summaryUrl: Text;
};

/** How complete a company is, 0 to 100: 25 for each step of its intake. */
export const companyProgress = (company: CompanyProgress): number => {
  const hasPerson = company.members.some((member) => [member.firstName, member.lastName, member.email, member.phone].every(isThere));
  const hasFacts = [company.companyName, company.city, company.foundingDate, company.industry, company.companySize].every(isThere);
  return 25 * [hasPerson, hasFacts, isThere(company.homepage), isThere(company.summaryUrl)].filter(Boolean).length;
};

/** How complete a vacancy is, 0 to 1: a quarter each for read, basic info, details, published. */
export const vacancyProgress = ({ readStatus, basicInfoValid, detailsValid }: VacancyFlags): number =>
  [readStatus === 'DONE' || readStatus === 'VERIFIED', basicInfoValid, detailsValid, readStatus === 'VERIFIED'].filter(Boolean).length / 4;
