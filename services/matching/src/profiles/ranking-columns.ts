import { Column } from 'typeorm';

/** What both sides of a match are found and scored by. The embedded columns stand in the row itself. */
export class RankingColumns {
  /** Two letters where they are known: the key by which the tables can be split. */
  @Column('text')
  country: string;

  /** All that the engine reads, and a hash of it. */
  @Column('jsonb', { nullable: true, select: false })
  facts: unknown;

  @Column('text', { name: 'facts_hash', nullable: true })
  factsHash: string | null;

  /** What the engine made of the facts, and with which version. */
  @Column('json', { nullable: true, select: false })
  profile: unknown;

  @Column('text', { name: 'engine_version', nullable: true })
  engineVersion: string | null;

  /** The facts changed since the profile was made. */
  @Column('boolean', { name: 'is_stale' })
  isStale: boolean;

  @Column('integer', { name: 'occupation_ids', array: true, select: false })
  occupationIds: number[];

  @Column('integer', { name: 'isco_codes', array: true, select: false })
  iscoCodes: number[];

  @Column('integer', { name: 'skill_ids', array: true, select: false })
  skillIds: number[];

  @Column('integer', { name: 'term_ids', array: true, select: false })
  termIds: number[];

  @Column('real', { nullable: true })
  latitude: number | null;

  @Column('real', { nullable: true })
  longitude: number | null;

  /** When this service learned what stands here. */
  @Column('timestamptz', { name: 'told_at' })
  toldAt: Date;
}
