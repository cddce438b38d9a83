import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The latest run of a candidate. */
@Entity('candidate_run')
@Index('candidate_run_open', { synchronize: false })
export class CandidateRun {
  @PrimaryColumn('uuid', { name: 'candidate_id', primaryKeyConstraintName: 'candidate_run_pkey' })
  candidateId: string;

  @Column('uuid', { name: 'run_id' })
  runId: string;

  @Column('boolean', { name: 'being_matched' })
  beingMatched: boolean;

  @Column('timestamptz', { name: 'started_at' })
  startedAt: Date;

  /** When a run last ended well. */
  @Column('timestamptz', { name: 'last_matched_at', nullable: true })
  lastMatchedAt: Date | null;

  /** With which engine the latest run that ended was made. */
  @Column('text', { name: 'engine_version', nullable: true })
  engineVersion: string | null;
}
