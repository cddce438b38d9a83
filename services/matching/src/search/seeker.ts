import { Injectable } from '@nestjs/common';
import { searchLimits, type LooseWish } from '@tandem/domain/search';
import { Db } from '@tandem/service-kit/database';
import { Engine } from '../engine/engine';
import type { Reading, Sifted } from '../engine/search-tasks';
import { ProfilesRepository } from '../profiles/profiles.repository';
import { FinderRepository } from './finder.repository';
import type { Outcome } from './search.entity';

type SiftedOne = Sifted & { id: string };

/** Profiles read at a time: short enough to be answered between other work. */
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
    private readonly profiles: ProfilesRepository,
  ) {}

  /** `onProgress` is told 0 to 1. */
  async seek({ aim, profile }: Reading, onProgress: (share: number) => void): Promise<Outcome> {
    const { manager } = this.db.source;
    const found = await this.finder.vacanciesFor(manager, aim);
    const sifting: Promise<SiftedOne[]>[] = [];
    let done = 0;
    for (let start = 0; start < found.length; start += AT_ONCE) {
      const some = await this.profiles.profiles(manager, 'vacancy', found.slice(start, start + AT_ONCE));
      const sifted = this.engine.sift(
        profile,
        some.map((one) => one.profile),
      );
      sifting.push(
        sifted.then((results) => {
          onProgress((done += AT_ONCE) / Math.max(found.length, AT_ONCE));
          return results.map((result, place) => ({ ...result, id: some[place]?.id ?? '' }));
        }),
      );
    }
    return outcomeOf((await Promise.all(sifting)).flat());
  }
}

const outcomeOf = (sifted: readonly SiftedOne[]): Outcome => {
  const best = sifted
    .filter((one) => one.bars.length === 0 && one.percentage >= searchLimits.lowestPercentage)
    .sort((a, b) => b.exact - a.exact || (a.id < b.id ? -1 : 1))
    .slice(0, searchLimits.kept);
  return { ids: best.map(({ id }) => id), loosen: best.length === 0 ? loosenings(sifted) : [] };
};
