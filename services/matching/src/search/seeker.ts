import { Injectable } from '@nestjs/common';
import { searchLimits, type LooseWish } from '@tandem/domain/search';
import { Db } from '@tandem/service-kit/database';
import { Engine } from '../engine/engine';
import type { Reading, Sifted } from '../engine/search-tasks';
import { FinderRepository } from './finder.repository';
import type { Outcome } from './search.entity';

/** A sentence says less than a resume: what is found in few ways is none of its best. */
const MOST = 1_000;

type SiftedOne = Sifted & { id: string };

/** Sifted at a time: short enough that progress is told. */
const AT_ONCE = 250;

const fits = ({ free }: Sifted): boolean => free >= searchLimits.lowestPercentage;
/** Minutes people think in. */
const STEP = 15;
const ENOUGH = 5;

/** Wishes that alone stand between the searcher and vacancies that fit, with how many; travel with the minutes that would bring some. */
const loosenings = (sifted: readonly SiftedOne[]): Outcome['loosen'] => {
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

/** Looks for what a search describes: finds whatever may be it, sifts all of that exactly, keeps the best. */
@Injectable()
export class Seeker {
  constructor(
    private readonly db: Db,
    private readonly engine: Engine,
    private readonly finder: FinderRepository,
  ) {}

  /** `onProgress` is told 0 to 1. */
  async seek({ aim, profile }: Reading, onProgress: (share: number) => void): Promise<Outcome> {
    const { manager } = this.db.source;
    const found = await this.finder.vacanciesFor(manager, aim, MOST);
    const parts = Array.from({ length: Math.ceil(found.length / AT_ONCE) }, (_, part) => found.slice(part * AT_ONCE, (part + 1) * AT_ONCE));
    let done = 0;
    const sifted = parts.map(async (some) => {
      const results = await this.engine.sift(
        profile,
        some.map((one) => one.profile),
      );
      onProgress((done += some.length) / found.length);
      return results.map((result, place) => ({ ...result, id: some[place]?.id ?? '' }));
    });
    return outcomeOf((await Promise.all(sifted)).flat());
  }
}

const outcomeOf = (sifted: readonly SiftedOne[]): Outcome => {
  const best = sifted
    .filter((one) => one.bars.length === 0 && one.percentage >= searchLimits.lowestPercentage)
    .sort((a, b) => b.exact - a.exact || (a.id < b.id ? -1 : 1))
    .slice(0, searchLimits.kept);
  return { ids: best.map(({ id }) => id), loosen: best.length === 0 ? loosenings(sifted) : [] };
};
