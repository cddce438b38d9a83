import { Injectable } from '@nestjs/common';
import type { TravelMode } from '@tandem/domain/preferences';
import { Db } from '@tandem/service-kit/database';
import { Dictionary } from '../dictionary/dictionary';
import { Engine } from '../engine/engine';
import type { Explained, Ranked, Side } from '../engine/match-tasks';
import type { KnownScore, ScoredMatch } from '../matches/scored-match';
import { inputHash } from '../profiles/described';
import { type Known, type Profiled, ProfilesRepository } from '../profiles/profiles.repository';
import type { Point } from '../travel/routers';
import { Travel } from '../travel/travel';

/** The one whose matches are worked out: his facts as JSON, and their hash. */
export type Own = { side: Side; id: string; hash: string; facts: string };
export type RankedOne = Ranked & { id: string; hash: string };

/** Scored at a time: short enough that progress is told. */
const AT_ONCE = 250;

const otherSide: Record<Side, Side> = { candidate: 'vacancy', vacancy: 'candidate' };

/** Scores one of a side with many of the other, by what is stored of them. */
@Injectable()
export class Scorer {
  constructor(
    private readonly db: Db,
    private readonly engine: Engine,
    private readonly profiles: ProfilesRepository,
    private readonly travel: Travel,
    private readonly dictionary: Dictionary,
  ) {}

  /** Exact scores, best first. `progress` hears which share, from 0 to 1, is scored. */
  async rank(side: Side, profile: string, others: readonly Profiled[], progress?: (share: number) => void): Promise<RankedOne[]> {
    let scored = 0;
    const count = (some: RankedOne[]) => {
      scored += some.length;
      progress?.(scored / others.length);
      return some;
    };
    const parts = Array.from({ length: Math.ceil(others.length / AT_ONCE) }, (_, part) =>
      others.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
    );
    const ranked = await Promise.all(parts.map(async (some) => count(await this.rankSome(side, profile, some))));
    return ranked.flat().sort((a, b) => b.exact - a.exact || (a.id < b.id ? -1 : 1));
  }

  /** Those found, and others that are to be scored however they fit. */
  async withOthers(side: Side, found: Profiled[], ids: Iterable<string>): Promise<Profiled[]> {
    const known = new Set(found.map(({ id }) => id));
    const missing = [...new Set(ids)].filter((id) => !known.has(id));
    return missing.length === 0 ? found : [...found, ...(await this.profiles.profiles(this.db.manager, otherSide[side], missing))];
  }

  private async rankSome(side: Side, profile: string, others: readonly Profiled[]): Promise<RankedOne[]> {
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
    const others = await this.profiles.facts(this.db.manager, otherSide[side], ids);
    const minutes = await this.minutes(side, facts, others);
    const explained = await this.engine.explain(
      side,
      facts,
      others.map((other, place) => ({ facts: other.facts, minutes: minutes[place] ?? null })),
    );
    return new Map(others.flatMap(({ id }, place) => (explained[place] ? [[id, explained[place]] as const] : [])));
  }

  /** What a router says of the way to each; null where somebody does not go by car, or nobody knows. */
  private async minutes(side: Side, facts: string, others: readonly Known[]): Promise<(number | null)[]> {
    const { place, wishes } = JSON.parse(facts) as { place: Point | null; wishes?: { travelMode?: TravelMode | null } };
    const points = others.map(({ latitude, longitude, travelMode }) => {
      const mode = side === 'candidate' ? wishes?.travelMode : travelMode;
      return mode === 'CAR' && latitude !== null && longitude !== null ? { latitude, longitude } : null;
    });
    return this.travel.minutesByCar(place, points);
  }

  /** Scores with reasons of those whose inputs are others than when they were last scored. */
  async explainChanged(own: Own, kept: readonly RankedOne[], known: readonly KnownScore[]): Promise<ScoredMatch[]> {
    const isCandidate = own.side === 'candidate';
    const before = new Map(known.map((score) => [isCandidate ? score.vacancyId : score.candidateId, score]));
    const due = kept
      .map(({ id, hash }) => ({ id, inputHash: isCandidate ? inputHash(own.hash, hash) : inputHash(hash, own.hash) }))
      .filter(
        (each) => before.get(each.id)?.inputHash !== each.inputHash || before.get(each.id)?.engineVersion !== this.dictionary.version,
      );
    const explained = await this.explain(
      own.side,
      own.facts,
      due.map(({ id }) => id),
    );
    return due.flatMap(({ id, ...hashed }) => {
      const score = explained.get(id);
      const pair = isCandidate ? { candidateId: own.id, vacancyId: id } : { candidateId: id, vacancyId: own.id };
      return score ? [{ ...pair, ...hashed, ...score }] : [];
    });
  }
}
