import type { LooseWish } from '@tandem/domain/search';
import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** What a search found: ids best first, all of them it keeps; and what stood between when that is nothing. */
export type Outcome = { ids: string[]; loosen: { wish: LooseWish; count: number; minutes: number | null }[] };

/** A search of today. It is its owner's credit; an answer that never came gives the credit back. */
@Entity('search')
@Unique('search_of_day', ['owner', 'day', 'key'])
@Index('search_day', ['day', 'address'])
export class Search {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'search_pkey' })
  id: string;

  /** An account or a visitor. */
  @Column('text')
  owner: string;

  /** A keyed hash of where a visitor came from. */
  @Column('text', { nullable: true })
  address: string | null;

  @Column('date')
  day: string;

  @Column('text')
  key: string;

  @Column('jsonb', { nullable: true })
  outcome: Outcome | null;

  @Column('timestamptz', { name: 'started_at' })
  startedAt: Date;
}
