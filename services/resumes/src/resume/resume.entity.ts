import type { BasicInfo, Reading, ResumeSettings } from '@tandem/contracts/entities/resume';
import type { Education, Skill, WorkExperience } from '@tandem/contracts/entities/resume-entries';
import type { ReadError, ResumeStatus } from '@tandem/domain/resume';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** A resume with its lists: each is read and replaced as a whole, so each is one column. */
@Entity('resume')
@Index('resume_unclaimed', ['createdAt'], { where: 'candidate_id is null' })
export class ResumeRow {
  @PrimaryColumn('uuid')
  id: string;

  /** Whose it is; null for an anonymous one that nobody has claimed. */
  @Index('resume_candidate_id', { unique: true })
  @Column('uuid', { name: 'candidate_id', nullable: true })
  candidateId: string | null;

  /** Who registered with it last and has not proved his address yet. */
  @Index('resume_promised_to', { where: 'promised_to is not null' })
  @Column('uuid', { name: 'promised_to', nullable: true })
  promisedTo: string | null;

  @Column('text')
  status: ResumeStatus;

  @Column('text', { name: 'read_error', nullable: true })
  readError: ReadError | null;

  /** How and where the entries were read; null without a document. */
  @Column('jsonb', { nullable: true })
  reading: Reading | null;

  /** The uploaded PDF in the object store. */
  @Column('text', { name: 'file_key', nullable: true })
  fileKey: string | null;

  @Column('text', { name: 'file_name', nullable: true })
  fileName: string | null;

  @Column('text', { nullable: true })
  summary: string | null;

  @Column('jsonb')
  settings: ResumeSettings;

  @Column('jsonb', { name: 'basic_info' })
  basicInfo: BasicInfo;

  @Column('jsonb')
  educations: Education[];

  @Column('jsonb', { name: 'work_experiences' })
  workExperiences: WorkExperience[];

  @Column('jsonb')
  skills: Skill[];

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** When what it is matched by changed last; its looks are no part of that. */
  @Column('timestamptz', { name: 'content_changed_at', default: () => 'now()' })
  contentChangedAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
