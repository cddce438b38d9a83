import type { MatchPart, MatchReason } from '@tandem/contracts/entities/match';

/** The terms of a percentage as people read them: what belongs together is one part of the bar, wide enough for its name. */
const groups = {
  work: ['occupation'],
  skills: ['skills'],
  background: ['experience', 'education', 'languages'],
  conditions: ['salary', 'hours', 'workModel'],
  travel: ['travel'],
  wishes: ['company', 'flags'],
} as const satisfies Record<string, readonly string[]>;
export type PartGroup = keyof typeof groups;

const names = Object.keys(groups) as PartGroup[];

/** Weight and points of each group that counts, in a fixed order; rounded so that the points still add up to `percentage`. */
export const balanceParts = (parts: readonly MatchPart[], percentage: number): { group: PartGroup; weight: number; points: number }[] => {
  const sums = names
    .map((group) => {
      const mine = parts.filter(({ term }) => (groups[group] as readonly string[]).includes(term));
      return { group, weight: sumOf(mine, 'weight'), points: sumOf(mine, 'points') };
    })
    .filter(({ weight }) => weight >= 0.5);
  const rounded = sums.map(({ group, weight, points }) => ({
    group,
    weight: Math.round(weight),
    points: Math.round(points),
    rest: points - Math.round(points),
  }));
  // Rounding may be off by a point or two: the parts that lost most by it get them.
  const missing = percentage - rounded.reduce((sum, { points }) => sum + points, 0);
  const byRest = [...rounded].sort((a, b) => Math.sign(missing) * (b.rest - a.rest));
  byRest.slice(0, Math.abs(missing)).forEach((part) => (part.points += Math.sign(missing)));
  return rounded.map(({ group, weight, points }) => ({ group, weight: Math.max(weight, points), points: Math.max(0, points) }));
};

const sumOf = (parts: readonly MatchPart[], field: 'weight' | 'points') => parts.reduce((sum, part) => sum + part[field], 0);

const ofWishes: readonly string[] = [...groups.conditions, ...groups.travel, ...groups.wishes];
/** Fewer points than these nobody misses. */
const worthSaying = 2;

/** Whether what is wanted won fewer points than it was met, because the work itself fits in part; what a limit took is a reason of its own. */
export const isHeldBack = ({ parts, negative }: MatchReason): boolean =>
  !negative.some(({ key }) => key.startsWith('reason.cap.')) &&
  parts.some(({ term, weight, points, value }) => ofWishes.includes(term) && value !== undefined && weight * value - points >= worthSaying);
