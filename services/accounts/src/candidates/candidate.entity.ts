import type { Address } from '@tandem/contracts/entities/address';
import type { CandidatePreferences } from '@tandem/contracts/entities/candidate-preferences';
import type { ResumeStatus } from '@tandem/domain/resume';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Account } from '../accounts/account.entity';

/** Somebody who looks for work. */
@Entity('candidate')
export class Candidate {
  @ForeignKey(() => Account, { name: 'candidate_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'candidate_pkey' })
  id: string;

  @Column('date', { name: 'birth_date', nullable: true })
  birthDate: string | null;

  /** Nationality, two letters of ISO 3166. */
  @Column('text', { name: 'country_code' })
  countryCode: string;

  @Column('boolean', { name: 'ind_registered', nullable: true })
  indRegistered: boolean | null;

  @Column('jsonb', { nullable: true })
  address: Address | null;

  @Column('jsonb', { nullable: true })
  preferences: CandidatePreferences | null;

  /** Keys in the object store. */
  @Column('text', { name: 'picture_key', nullable: true })
  pictureKey: string | null;

  @Column('text', { name: 'summary_key', nullable: true })
  summaryKey: string | null;

  @Column('boolean', { name: 'is_summary_generating', default: false })
  isSummaryGenerating: boolean;

  @Column('timestamptz', { name: 'summary_requested_at', nullable: true })
  summaryRequestedAt: Date | null;

  @Column('smallint', { name: 'intake_progress', default: 0 })
  intakeProgress: number;

  /** Copies of what the resumes and matching services own. */
  @Column('uuid', { name: 'resume_id', nullable: true })
  resumeId: string | null;

  @Column('text', { name: 'resume_status', nullable: true })
  resumeStatus: ResumeStatus | null;

  @Column('boolean', { name: 'being_matched', default: false })
  beingMatched: boolean;

  @Column('timestamptz', { name: 'last_matched_at', nullable: true })
  lastMatchedAt: Date | null;

  @Column('jsonb', { name: 'test_attributes', nullable: true })
  testAttributes: Record<string, unknown> | null;
}
