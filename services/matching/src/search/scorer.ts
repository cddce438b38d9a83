import { Injectable } from '@nestjs/common';
import { Db } from '@tandem/service-kit/database';
import { Engine } from '../engine/engine';
import type { Explained, Ranked, Side } from '../engine/tasks';
import { ProfilesRepository } from '../profiles/profiles.repository';

export type RankedOne = Ranked & { id: string; hash: string };

/** Profiles read at a time: short enough to be answered between other work. */
const AT_ONCE = 250;

const otherSide: Record<Side, Side> = { candidate: 'vacancy', vacancy: 'candidate' };

/** Scores one of a side with many of the other, by what is stored of them. */
@Injectable()
export class Scorer {
  constructor(
    private readonly db: Db,
    private readonly engine: Engine,
    private readonly profiles: ProfilesRepository,
  ) {}

  /** Exact scores, best first. Those without a profile yet are left out. The next are read while the last are scored. */
  async rank(side: Side, profile: string, ids: readonly string[]): Promise<RankedOne[]> {
    const scoring: Promise<RankedOne[]>[] = [];
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      const others = await this.profiles.profiles(this.db.source.manager, otherSide[side], ids.slice(start, start + AT_ONCE));
      scoring.push(this.rankSome(side, profile, others));
    }
    return (await Promise.all(scoring)).flat().sort((a, b) => b.exact - a.exact || (a.id < b.id ? -1 : 1));
  }

  private async rankSome(side: Side, profile: string, others: { id: string; hash: string; profile: string }[]): Promise<RankedOne[]> {
    const ranked = await this.engine.rank(
      side,
      profile,
      others.map((other) => other.profile),
    );
    return others.map(({ id, hash }, place) => ({
      id,
      hash,
      percentage: ranked[place]?.percentage ?? 0,
      exact: ranked[place]?.exact ?? 0,
    }));
  }

  /** Scores with their reasons, by id. */
  async explain(side: Side, facts: string, ids: readonly string[]): Promise<Map<string, Explained>> {
    const others = await this.profiles.facts(this.db.source.manager, otherSide[side], ids);
    const explained = await this.engine.explain(
      side,
      facts,
      others.map((other) => other.facts),
    );
    return new Map(others.flatMap(({ id }, place) => (explained[place] ? [[id, explained[place]] as const] : [])));
  }
}
