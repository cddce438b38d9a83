import { Injectable } from '@nestjs/common';
import { Clock } from '@tandem/service-kit/clock';
import { Db, type Tx } from '@tandem/service-kit/database';
import { type EntityManager, In, LessThan } from 'typeorm';
import { Match } from '../matches/match.entity';
import { type Outcome, Search } from './search.entity';

/** Who searches, the day, and what makes two searches the same one. `address` counts together those who share it. */
export type Asked = { owner: string; address: string | null; day: string; key: string };
export type Credits = { usage: number; max: number };

/** The search is new (its credit is taken), was made before, or there is no credit left for it. */
export type Taken = Credits & { search: Search | null };

/** After so long without an answer nobody is at it any more. */
const LONGEST = '10 minutes';
const counted = `day = $2 and (outcome is not null or started_at > now() - interval '${LONGEST}')`;

/** Searches of today, which are the credits that were used. */
@Injectable()
export class SearchesRepository {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  async usage(manager: EntityManager, owner: string, day: string): Promise<number> {
    return countOf(await manager.query(`select count(*)::int as count from search where owner = $1 and ${counted}`, [owner, day]));
  }

  async find(manager: EntityManager, { owner, day, key }: Asked): Promise<Search | null> {
    return manager.findOneBy(Search, { owner, day, key });
  }

  /** Takes a credit for a search nobody made today; of many at once exactly as many get one as there are left. */
  async take(tx: Tx, asked: Asked, max: number, maxOfAddress: number): Promise<Taken> {
    const { owner, address, day } = asked;
    await tx.manager.query('select pg_advisory_xact_lock(hashtextextended(who, 0)) from unnest($1::text[]) who', [
      [owner, address].filter((who) => who !== null).sort(),
    ]);
    const known = await this.find(tx.manager, asked);
    const usage = await this.usage(tx.manager, owner, day);
    if (known) return { usage, max, search: known };
    const ofAddress = address === null ? 0 : await this.usageOfAddress(tx.manager, address, day);
    if (usage >= max) return { usage, max, search: null };
    if (ofAddress >= maxOfAddress) return { usage: max, max, search: null };
    const search = tx.of(Search).create({ ...asked, id: this.clock.id(), outcome: null, startedAt: this.clock.now() });
    await tx.of(Search).insert(search);
    return { usage: usage + 1, max, search };
  }

  async settle(tx: Tx, id: string, outcome: Outcome): Promise<void> {
    await tx.of(Search).update({ id }, { outcome, startedAt: this.clock.now() });
  }

  /** Removes the searches of the days before, and what they found. */
  async removeBefore(day: string): Promise<void> {
    await this.db.of(Search).delete({ day: LessThan(day) });
  }

  /** Gives a credit back, unless there is an answer after all. */
  async release(tx: Tx, id: string): Promise<void> {
    await tx.manager.query('delete from search where id = $1 and outcome is null', [id]);
  }

  async removeAllOf(tx: Tx, owner: string): Promise<void> {
    await tx.of(Search).delete({ owner });
  }

  /** The candidate's own matches with these vacancies. */
  async matches(manager: EntityManager, candidateId: string, vacancyIds: readonly string[]): Promise<Map<string, Match>> {
    const matches = vacancyIds.length > 0 ? await manager.findBy(Match, { candidateId, vacancyId: In([...vacancyIds]) }) : [];
    return new Map(matches.map((match) => [match.vacancyId, match]));
  }

  private async usageOfAddress(manager: EntityManager, address: string, day: string): Promise<number> {
    return countOf(await manager.query(`select count(*)::int as count from search where address = $1 and ${counted}`, [address, day]));
  }
}

const countOf = (rows: { count: number }[]): number => rows[0]?.count ?? 0;
