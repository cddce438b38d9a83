import type { LooseWish } from '@tandem/domain/search';
import type { TravelMode, WorkModel } from '@tandem/domain/preferences';
import type { Understood } from '@tandem/match-engine/prompt';
import type { Aim, Reach } from './match-tasks';

/** A search as somebody typed it; the place by its name, its coordinates, or both. Minutes one way. */
export type Prompt = {
  search: string;
  city: string | null;
  country: string | null;
  latitude: number | null;
  longitude: number | null;
  travelMode: TravelMode;
  travelTime: number;
};

/**
 * What a search rules out before anything is scored, so that rows which could only be barred are not brought at all. Degrees that can be
 * travelled in the minutes given; gross euros a month at least; hours a week up to `most` or from `least`, with the wished ones. Null
 * rules out nothing.
 */
export type Bounds = {
  reach: Reach;
  salary: number | null;
  workModels: WorkModel[] | null;
  hours: { most: number | null; least: number | null; wished: number | null } | null;
};

/**
 * A search understood: its facts and profile as JSON, and what to look for; `isForAny` where it names no work. `problem` says why it cannot
 * be looked for.
 */
export type Reading = {
  understood: Understood[];
  problem: 'search_language' | 'search_not_understood' | 'place_not_found' | null;
  facts: string;
  profile: string;
  aim: Aim;
  isForAny: boolean;
  bounds: Bounds;
};

/** How far a vacancy is what is sought: `free` is the score if nothing stood between, `bars` are what stands between; `minutes` null where there is no way, or none that is known. */
export type Sifted = { exact: number; percentage: number; free: number; bars: LooseWish[]; minutes: number | null };

/** Wishes to try; what is null stays as it is. */
export type Tried = { travelTime: number | null; salary: number | null; addedSkills: string[] };
export type WhatIfResult = {
  percentage: number;
  /** With nothing tried. */
  today: number;
  parts: { term: string; weight: number; points: number }[];
  suggestions: { key: string; params: Record<string, string | number>; percentage: number }[];
};

/** What a thread can be asked about searches and trials. Profiles and facts stay JSON until they are in the thread. */
export type SearchTasks = {
  prompt: { input: Prompt; output: Reading };
  sift: { input: { one: string; many: string[] }; output: Sifted[] };
  whatIf: { input: { candidate: string; vacancy: string; tried: Tried }; output: WhatIfResult };
};
