import type { CompanySize, Industry } from './company';

export const jobTypes = ['FULL_TIME', 'PART_TIME', 'INTERNSHIP'] as const;
export type JobType = (typeof jobTypes)[number];

export const workModels = ['ON_SITE', 'HYBRID', 'REMOTE'] as const;
export type WorkModel = (typeof workModels)[number];

export const travelModes = ['CAR', 'PUBLIC_TRANSPORT'] as const;
export type TravelMode = (typeof travelModes)[number];

/** A wish (green) or an objection (red); a dealbreaker excludes instead of weighing. */
export type Flag = { value: string; dealbreaker: boolean };

/** What a candidate looks for. Salary is gross euros a month, travelTime minutes one way. */
export type Preferences = {
  desiredJobTitle?: string | null;
  jobTypes?: readonly JobType[];
  hoursPerWeek?: number | null;
  workModels?: readonly WorkModel[];
  industries?: readonly Industry[];
  companySize?: readonly CompanySize[];
  greenFlags?: readonly Flag[];
  redFlags?: readonly Flag[];
  salary?: number | null;
  wantedBenefits?: readonly string[];
  travelMode?: TravelMode | null;
  travelTime?: number | null;
};

/** Whether hours a week are asked: only a part-timer chooses them. */
export const asksHours = (jobTypes: readonly JobType[] | undefined): boolean => jobTypes?.includes('PART_TIME') ?? false;

/** Whether preferences say enough to match on. Incomplete ones may be saved. */
export const arePreferencesComplete = (preferences: Preferences | null | undefined): boolean => {
  if (!preferences) return false;
  const { desiredJobTitle, jobTypes, workModels, travelMode, travelTime, hoursPerWeek } = preferences;
  return (
    Boolean(desiredJobTitle?.trim()) &&
    Boolean(jobTypes?.length) &&
    Boolean(workModels?.length) &&
    Boolean(travelMode) &&
    typeof travelTime === 'number' &&
    (!asksHours(jobTypes) || typeof hoursPerWeek === 'number')
  );
};
