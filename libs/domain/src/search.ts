/** What a part of a sentence about wanted work can be understood as. */
export const understandings = [
  'work',
  'skill',
  'hours',
  'salary',
  'workModel',
  'jobType',
  'travel',
  'industry',
  'size',
  'language',
  'background',
  'wish',
  'unwanted',
] as const;
export type Understanding = (typeof understandings)[number];

/** Wishes of a search that can stand alone between somebody and a vacancy. */
export const looseWishes = ['travel', 'hours', 'salary', 'workModel', 'jobType', 'unwanted'] as const;
export type LooseWish = (typeof looseWishes)[number];

/** A search keeps this many, and shows what fits at least so well. Percentages of a search say how far a vacancy is what was asked for. */
export const searchLimits = { kept: 200, lowestPercentage: 40 } as const;
