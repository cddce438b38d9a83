import type { ResumeStatus } from '@tandem/domain/resume';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How far a candidate is. */
@Entity('candidate')
export class Candidate {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'candidate_pkey' })
  id: string;

  @Column('real', { name: 'intake_progress', default: 0 })
  intakeProgress: number;

  @Index('candidate_intake_completed_at')
  @Column('timestamptz', { name: 'intake_completed_at', nullable: true })
  intakeCompletedAt: Date | null;

  @Column('text', { name: 'resume_status', nullable: true })
  resumeStatus: ResumeStatus | null;

  @Column('timestamptz', { name: 'last_matched_at', nullable: true })
  lastMatchedAt: Date | null;
}
