import type { CandidatePreferences } from '@tandem/contracts/entities/candidate-preferences';
import { asksHours, type JobType, type TravelMode, type WorkModel } from '@tandem/domain/preferences';

/** The wishes matching cannot do without, and the salary, as a form holds them. */
export type BasicWishes = {
  desiredJobTitle: string;
  jobTypes: JobType[];
  hoursPerWeek: number | null;
  workModels: WorkModel[];
  travelMode: TravelMode | null;
  travelTime: number | null;
  salary: number | null;
};

/** Saved preferences as a form shows them. */
export const basicWishesOf = (preferences: CandidatePreferences | null): BasicWishes => ({
  desiredJobTitle: preferences?.desiredJobTitle ?? '',
  jobTypes: preferences?.jobTypes ?? [],
  hoursPerWeek: preferences?.hoursPerWeek ?? null,
  workModels: preferences?.workModels ?? [],
  travelMode: preferences?.travelMode ?? null,
  travelTime: preferences?.travelTime ?? null,
  salary: preferences?.salary ?? null,
});

/** What a form says, to be saved: empty numbers are left out, and so are hours nobody was asked for. */
export const basicPreferencesOf = (wishes: BasicWishes) => ({
  desiredJobTitle: wishes.desiredJobTitle.trim(),
  jobTypes: wishes.jobTypes,
  hoursPerWeek: asksHours(wishes.jobTypes) ? (wishes.hoursPerWeek ?? undefined) : undefined,
  workModels: wishes.workModels,
  travelMode: wishes.travelMode ?? undefined,
  travelTime: wishes.travelTime ?? undefined,
  salary: wishes.salary ?? undefined,
});
