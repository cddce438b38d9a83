import { Injectable } from '@nestjs/common';
import { searchLimits } from '@tandem/domain/search';
import { Db } from '@tandem/service-kit/database';
import { Engine } from '../engine/engine';
import type { Reading } from '../engine/search-tasks';
import type { Profiled } from '../profiles/profiles.repository';
import { FinderRepository } from './finder.repository';
import { fitting, loosenings, type SiftedOne } from './outcome';
import type { Outcome } from './search.entity';
import { SoughtRepository } from './sought.repository';

/** How many are brought and scored at each step: the likeliest, what is kindred, any work where none is named, and where all that fits nothing, what is ruled out too. */
const most = { likeliest: 250, kindred: 600, any: 1_000, ruledOut: 1_000 } as const;
/** So many that fit are enough: whoever leafs through them all asks for something else. */
const ENOUGH = 100;
/** Sifted at a time: short enough that progress is told. */
const AT_ONCE = 125;

const partsOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, part) => all.slice(part * AT_ONCE, (part + 1) * AT_ONCE));

/** Looks for what a search describes: first where it most likely is, farther afield while too little fits. */
@Injectable()
export class Seeker {
  constructor(
    private readonly db: Db,
    private readonly engine: Engine,
    private readonly finder: FinderRepository,
    private readonly sought: SoughtRepository,
  ) {}

  /** `onProgress` is told 0 to 1. */
  async seek(reading: Reading, onProgress: (share: number) => void): Promise<Outcome> {
    const { manager } = this.db.source;
    const sift = async (found: Profiled[], from: number, to: number) =>
      this.sift(reading.profile, found, (share) => onProgress(from + share * (to - from)));
    if (reading.isForAny) return outcomeOf(await sift(await this.sought.any(manager, reading, most.any), 0, 1));
    const likeliest = await sift(await this.sought.likeliest(manager, reading, most.likeliest), 0, 0.5);
    if (fitting(likeliest).length >= ENOUGH) return outcomeOf(likeliest);
    const known = likeliest.map(({ id }) => id);
    const all = [...likeliest, ...(await sift(await this.sought.kindred(manager, reading, known, most.kindred), 0.5, 0.8))];
    if (fitting(all).length > 0) return outcomeOf(all);
    return outcomeOf(await sift(await this.finder.vacanciesFor(manager, reading.aim, most.ruledOut), 0.8, 1));
  }

  private async sift(profile: string, found: readonly Profiled[], onProgress: (share: number) => void): Promise<SiftedOne[]> {
    let done = 0;
    const sifted = partsOf(found).map(async (some) => {
      const results = await this.engine.sift(
        profile,
        some.map((one) => one.profile),
      );
      onProgress((done += some.length) / found.length);
      return results.map((result, place) => ({ ...result, id: some[place]?.id ?? '' }));
    });
    return (await Promise.all(sifted)).flat();
  }
}

const outcomeOf = (sifted: readonly SiftedOne[]): Outcome => {
  const best = fitting(sifted).slice(0, searchLimits.kept);
  return { ids: best.map(({ id }) => id), loosen: best.length === 0 ? loosenings(sifted) : [] };
};
