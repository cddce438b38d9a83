import type { MatchTerm } from '@tandem/domain/match';
import type { Nature } from './profile-types';

export type Term = MatchTerm;

/** Why a score may not rise above a limit. */
export type CapKind =
  | 'otherWork'
  | 'otherNature'
  | 'plainNature'
  | 'moreSchooling'
  | 'lessSchooling'
  | 'dealbreaker'
  | 'language'
  | 'partialLanguage'
  | 'licence'
  | 'education'
  | 'lowerEducation'
  | 'unpractised'
  | 'nearSeniority'
  | 'seniority'
  | 'farSeniority'
  | 'travel'
  | 'longTravel'
  | 'salary'
  | 'hours'
  | 'workModel'
  | 'jobType'
  | 'severalWishes';

/** Of which nature a vacancy's work is that somebody's own is not (`theirs`), or the other way about (`own`), by what he wants or has done. */
export type OtherNature = { theirs: Nature; by: 'wanted' | 'held' } | { own: Nature; by: 'wanted' | 'held' };

/** A limit on the percentage, with what it says of the two sides. */
export type Cap = { kind: CapKind; limit: number; nature?: OtherNature };

/**
 * One term: what it weighs, the points it won, and how well it fits by itself (`value` 0..1). Points are less than weight x value when
 * the work itself does not fit or a cap holds the whole score down.
 */
export type Part = { term: Term; weight: number; points: number; value: number };

/**
 * A score. `percentage` is a whole number, `exact` the same unrounded, for ranking. Only terms with facts on both sides are in `parts`;
 * their weights add up to 100 and their points to the percentage. `held` is the share of it that the caps left. `certainty` (0..1) is the share of all terms that had facts.
 */
export type Score = { percentage: number; exact: number; held: number; certainty: number; parts: Part[]; caps: Cap[] };

/** Knows better than the model of travel times, when given: minutes one way. */
export type ScoreOptions = { travelMinutes?: number | null };

/** What a term found: how well it fits (0..1), how firm the facts are (a share of the term's weight, 1 if not said), limits on the whole. */
export type Finding = { value: number; firmness?: number; caps?: readonly Cap[] };
