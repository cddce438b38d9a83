import type { WorkModel } from '@tandem/domain/preferences';

/** Which side of a match something is about. */
export type Side = 'candidate' | 'vacancy';

/** Facts as JSON, and where their place is when they have no coordinates. */
export type Described = { facts: string; city: string | null; country: string | null };

/** What somebody is found by. */
export type Keys = { occupations: number[]; iscos: number[]; skills: number[]; terms: number[] };

/** Degrees around a place that can be travelled; null where nothing was said. */
export type Reach = { latitude: number; longitude: number } | null;

/** What a vacancy offers, as far as it can stand in the way: hours a week, the most that is paid where that is no estimate. */
export type Offer = { hours: number | null; salaryMost: number | null; workModel: WorkModel | null };

/** Facts (with their place filled in) and profile as JSON, ready to be stored, with what they are found by and what made them. */
export type Built = {
  version: string;
  facts: string;
  profile: string;
  keys: Keys;
  place: { latitude: number; longitude: number } | null;
  /** A candidate's. */
  reach: Reach;
  /** A vacancy's. */
  offer: Offer | null;
};

/** What to look for on the other side: the same, what is near, and what is telling. */
export type Aim = {
  occupations: number[];
  nearOccupations: number[];
  nearIscos: number[];
  kindredIscos: number[];
  tellingSkills: number[];
  titles: number[][];
  tellingTerms: number[];
  place: { latitude: number; longitude: number } | null;
  reach: Reach;
};

export type Ranked = { percentage: number; exact: number };
/** The facts of the other side, and the minutes between both where a router knows them better than the engine's model. */
export type ToExplain = { facts: string; minutes: number | null };
export type Explained = Ranked & { reason: string; version: string };

/** What a thread can be asked about matches. `one` is of the side named, `many` of the other. JSON stays text until it is in the thread. */
export type MatchTasks = {
  build: { input: { side: Side; many: Described[] }; output: (Built | null)[] };
  aim: { input: { side: Side; profile: string }; output: Aim };
  rank: { input: { side: Side; one: string; many: string[] }; output: Ranked[] };
  explain: { input: { side: Side; one: string; many: ToExplain[] }; output: Explained[] };
};
