import { Injectable } from '@nestjs/common';
import { Db } from '@tandem/service-kit/database';
import { Engine } from '../engine/engine';
import type { Explained, Ranked, Side } from '../engine/tasks';
import { ProfilesRepository } from '../profiles/profiles.repository';

export type RankedOne = Ranked & { id: string; hash: string };

const otherSide: Record<Side, Side> = { candidate: 'vacancy', vacancy: 'candidate' };

/** Scores one of a side with many of the other, by what is stored of them. */
@Injectable()
export class Scorer {
  constructor(
    private readonly db: Db,
    private readonly engine: Engine,
    private readonly profiles: ProfilesRepository,
  ) {}

  /** Exact scores, best first. Those without a profile yet are left out. */
  async rank(side: Side, profile: string, ids: readonly string[]): Promise<RankedOne[]> {
    const others = await this.profiles.profiles(this.db.source.manager, otherSide[side], ids);
    const ranked = await this.engine.rank(side, profile, others.map((other) => other.profile));
    return others
      .map(({ id, hash }, place) => ({ id, hash, percentage: ranked[place]?.percentage ?? 0, exact: ranked[place]?.exact ?? 0 }))
      .sort((a, b) => b.exact - a.exact || (a.id < b.id ? -1 : 1));
  }

  /** Scores with their reasons, by id. */
  async explain(side: Side, facts: string, ids: readonly string[]): Promise<Map<string, Explained>> {
    const others = await this.profiles.facts(this.db.source.manager, otherSide[side], ids);
    const explained = await this.engine.explain(side, facts, others.map((other) => other.facts));
    return new Map(others.flatMap(({ id }, place) => (explained[place] ? [[id, explained[place]] as const] : [])));
  }
}
