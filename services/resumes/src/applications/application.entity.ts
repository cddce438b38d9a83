import type { MatchResumeSettings, ResumeOverrides } from '@tandem/contracts/entities/resume';
import type { FoundedSentence } from '@tandem/contracts/resumes/application';
import { Column, Entity, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** What was written for one match. A draft was written after applying: the employer sees it once the candidate saves it. */
@Entity('application')
export class Application {
  @PrimaryColumn('uuid', { name: 'match_id' })
  matchId: string;

  @Index('application_candidate_id')
  @Column('uuid', { name: 'candidate_id' })
  candidateId: string;

  @Column('uuid', { name: 'vacancy_id' })
  vacancyId: string;

  @Column('text', { nullable: true })
  letter: string | null;

  /** The letter as PDF in the object store. */
  @Column('text', { name: 'letter_key', nullable: true })
  letterKey: string | null;

  @Column('text', { name: 'letter_draft', nullable: true })
  letterDraft: string | null;

  /** Of the letter as it was generated; null once it was edited. */
  @Column('jsonb', { nullable: true })
  sentences: FoundedSentence[] | null;

  @Column('boolean', { name: 'is_generating_letter' })
  isGeneratingLetter: boolean;

  @Column('boolean', { name: 'is_generating_resume' })
  isGeneratingResume: boolean;

  @Column('jsonb', { nullable: true })
  overrides: ResumeOverrides | null;

  @Column('jsonb', { name: 'overrides_draft', nullable: true })
  overridesDraft: ResumeOverrides | null;

  @Column('jsonb', { nullable: true })
  settings: MatchResumeSettings['settings'];

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
