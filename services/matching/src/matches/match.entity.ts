import type { Invitation, MatchReason } from '@tandem/contracts/entities/match';
import type { MatchResumeSettings } from '@tandem/contracts/entities/resume';
import type { DeclineReason, MatchStatus } from '@tandem/domain/match';
import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** A candidate and a vacancy: how well they fit and how far they came. */
@Entity('match')
@Unique('match_pair', ['candidateId', 'vacancyId'])
@Index('match_best', { synchronize: false })
@Index('match_vacancy', ['vacancyId', 'appliedAt'])
@Index('match_to_forget', ['vacancyId'], { where: 'applied_at is not null and forgotten_at is null' })
export class Match {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'match_pkey' })
  id: string;

  @Column('uuid', { name: 'candidate_id' })
  candidateId: string;

  @Column('uuid', { name: 'vacancy_id' })
  vacancyId: string;

  @Column('text')
  status: MatchStatus;

  @Column('smallint', { nullable: true })
  percentage: number | null;

  /** The percentage before rounding, for ranking. */
  @Column('real', { nullable: true })
  exact: number | null;

  @Column('jsonb', { nullable: true })
  reason: MatchReason | null;

  /** What the score was made with: a score can be worked out again and shown to be right. */
  @Column('text', { name: 'engine_version', nullable: true })
  engineVersion: string | null;

  @Column('text', { name: 'input_hash', nullable: true })
  inputHash: string | null;

  @Column('timestamptz', { name: 'scored_at', nullable: true })
  scoredAt: Date | null;

  /** The candidate asked for this score himself, so no run drops it. */
  @Column('boolean', { name: 'is_asked' })
  isAsked: boolean;

  /** Among those worth showing; a run drops what no longer fits. */
  @Column('boolean', { name: 'is_kept' })
  isKept: boolean;

  @Column('boolean', { name: 'archived_by_candidate' })
  archivedByCandidate: boolean;

  @Column('boolean', { name: 'archived_by_employer' })
  archivedByEmployer: boolean;

  /** When the candidate applied first; until then no employer knows of it. */
  @Column('timestamptz', { name: 'applied_at', nullable: true })
  appliedAt: Date | null;

  /** The candidate lets the employer keep it for a year after the vacancy closes, instead of four weeks. */
  @Column('boolean', { name: 'keeps_longer', default: false })
  keepsLonger: boolean;

  /** Since when the employer has it no more; it stays the candidate's. */
  @Column('timestamptz', { name: 'forgotten_at', nullable: true })
  forgottenAt: Date | null;

  @Column('boolean', { name: 'is_generating_cover_letter' })
  isGeneratingCoverLetter: boolean;

  @Column('boolean', { name: 'is_generating_resume' })
  isGeneratingResume: boolean;

  @Column('jsonb', { name: 'resume_settings', nullable: true })
  resumeSettings: MatchResumeSettings | null;

  @Column('text', { name: 'cover_letter_key', nullable: true })
  coverLetterKey: string | null;

  @Column('jsonb', { nullable: true })
  invitation: Invitation | null;

  /** Why the candidate declined, if he said so. */
  @Column('text', { name: 'decline_reason', nullable: true })
  declineReason: DeclineReason | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** When the status last changed. */
  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}
