import { type LooseWish, searchLimits } from '@tandem/domain/search';
import type { Sifted } from '../engine/search-tasks';
import type { Outcome } from './search.entity';

export type SiftedOne = Sifted & { id: string };

/** Minutes people think in. */
const STEP = 15;
const ENOUGH = 5;

const fits = ({ free }: Sifted): boolean => free >= searchLimits.lowestPercentage;

/** Wishes that alone stand between the searcher and vacancies that fit, with how many; travel with the minutes that would bring some. */
export const loosenings = (sifted: readonly SiftedOne[]): Outcome['loosen'] => {
  const byWish = new Map<LooseWish, SiftedOne[]>();
  for (const one of sifted) {
    const [wish] = one.bars;
    if (wish && one.bars.length === 1 && fits(one)) byWish.set(wish, [...(byWish.get(wish) ?? []), one]);
  }
  return [...byWish]
    .map(([wish, behind]) => {
      if (wish !== 'travel') return { wish, count: behind.length, minutes: null };
      const minutes = behind.map((one) => one.minutes ?? 0).sort((a, b) => a - b);
      const most = Math.ceil((minutes[Math.min(ENOUGH, minutes.length) - 1] ?? 0) / STEP) * STEP;
      return { wish, count: minutes.filter((each) => each <= most).length, minutes: most };
    })
    .sort((a, b) => b.count - a.count);
};

const way = ({ minutes }: Sifted): number => minutes ?? Infinity;

/** Those that fit and that nothing stands in the way of, best first; of equals the nearest: who says from where looks for work there before work from home. */
export const fitting = (sifted: readonly SiftedOne[]): SiftedOne[] =>
  sifted
    .filter((one) => one.bars.length === 0 && one.percentage >= searchLimits.lowestPercentage)
    .sort((a, b) => b.exact - a.exact || (way(a) === way(b) ? 0 : way(a) - way(b)) || (a.id < b.id ? -1 : 1));
