import { companySizes, industries } from '@tandem/domain/company';
import { jobTypes, travelModes, workModels } from '@tandem/domain/preferences';
import * as z from 'zod';
import { between, flag, list, oneOf, shape, text } from '../fields';

/** A wish or an objection; a dealbreaker excludes instead of weighing. */
export const PreferenceFlag = shape({ value: text(), dealbreaker: flag }).meta({ id: 'PreferenceFlag' });
export type PreferenceFlag = z.output<typeof PreferenceFlag>;

/** What a candidate looks for. Salary is gross euros a month at full time, travelTime minutes one way. Drafts may be incomplete. */
export const CandidatePreferences = shape({
  desiredJobTitle: text().nullish(),
  jobTypes: list(oneOf(jobTypes)).optional(),
  hoursPerWeek: between(1, 60).nullish(),
  workModels: list(oneOf(workModels)).optional(),
  industries: list(oneOf(industries)).optional(),
  companySize: list(oneOf(companySizes)).optional(),
  greenFlags: list(PreferenceFlag).optional(),
  redFlags: list(PreferenceFlag).optional(),
  salary: between(0, 1_000_000).nullish(),
  wantedBenefits: list(text()).optional(),
  travelMode: oneOf(travelModes).nullish(),
  travelTime: between(1, 600).nullish(),
}).meta({ id: 'CandidatePreferences' });
export type CandidatePreferences = z.output<typeof CandidatePreferences>;
