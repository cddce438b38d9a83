import type { CandidatePreferences } from '@tandem/contracts/entities/candidate-preferences';
import type { ResumeSnapshot } from '@tandem/contracts/entities/snapshots';
import { languageLevels } from '@tandem/domain/resume';
import type { SummaryFacts } from '@tandem/writing/summary';

type Resume = Pick<ResumeSnapshot, 'educations' | 'workExperiences' | 'skills'>;

/** What of a resume and of wishes a summary may speak of; what is hidden on the resume is not. `today` is YYYY-MM-DD. */
export const summaryFacts = (resume: Resume, preferences: CandidatePreferences | null, today: string): SummaryFacts => {
  const shown = <T extends { hiddenOnResume: boolean }>(items: readonly T[]) => items.filter(({ hiddenOnResume }) => !hiddenOnResume);
  const skills = shown(resume.skills);
  return {
    today,
    workExperiences: shown(resume.workExperiences).toSorted(
      (a, b) => ending(b).localeCompare(ending(a)) || (b.startDate ?? '').localeCompare(a.startDate ?? ''),
    ),
    educations: shown(resume.educations).map(({ educationType, title, completed }) => ({ type: educationType, title, completed })),
    skills: skills
      .filter(({ type }) => type !== 'LANGUAGES')
      .map(({ stack, yearsOfExperience }) => ({ name: stack, years: yearsOfExperience })),
    languages: skills
      .filter(({ type }) => type === 'LANGUAGES')
      .map(({ stack, description }) => ({ name: stack, level: languageLevels.find((level) => level === description) ?? null })),
    wishes: {
      title: preferences?.desiredJobTitle ?? null,
      ...(preferences?.jobTypes ? { jobTypes: preferences.jobTypes } : {}),
      hoursPerWeek: preferences?.hoursPerWeek ?? null,
      ...(preferences?.workModels ? { workModels: preferences.workModels } : {}),
    },
  };
};

/** A job that lasts comes before all that ended. */
const ending = ({ endDate }: { endDate: string | null }) => endDate ?? '9999';
