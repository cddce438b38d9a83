import type { CandidateSnapshot, ResumeSnapshot } from '@tandem/contracts/entities/snapshots';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { RankingColumns } from '../profiles/ranking-columns';

/** A candidate as matching knows him: what employers see of him, and apart from it what ranking may read. */
@Entity('candidate')
@Index('candidate_stale', { synchronize: false })
@Index('candidate_search', { synchronize: false })
export class Candidate extends RankingColumns {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'candidate_pkey' })
  id: string;

  /** Null until accounts has told about him. */
  @Column('jsonb', { nullable: true })
  contact: CandidateSnapshot['contact'] | null;

  @Column('jsonb', { nullable: true })
  wishes: CandidateSnapshot['wishes'] | null;

  @Column('jsonb', { nullable: true, select: false })
  resume: ResumeSnapshot | null;

  @Column('boolean', { name: 'is_test' })
  isTest: boolean;

  /** Resume read and preferences complete: can be matched. */
  @Column('boolean', { name: 'is_ready' })
  isReady: boolean;

  /** How far he would travel, in degrees; null when he did not say. */
  @Column('real', { name: 'reach_latitude', nullable: true })
  reachLatitude: number | null;

  @Column('real', { name: 'reach_longitude', nullable: true })
  reachLongitude: number | null;
}
