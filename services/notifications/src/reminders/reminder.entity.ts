import type { NotificationContent } from '@tandem/contracts/entities/notification';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ReminderKind } from './schedule';

/** Something that is not finished, and how often its people were reminded of it. */
@Entity('reminder')
@Index('reminder_next', { synchronize: false })
export class ReminderRow {
  /** A candidate, a company, a vacancy or a match. */
  @PrimaryColumn('uuid', { name: 'subject_id' })
  subjectId: string;

  @PrimaryColumn('text')
  kind: ReminderKind;

  /** Whom to tell: a person, or all members of a company. */
  @Index('reminder_candidate_id', { where: 'candidate_id is not null' })
  @Column('uuid', { name: 'candidate_id', nullable: true })
  candidateId: string | null;

  @Index('reminder_company_id', { where: 'company_id is not null' })
  @Column('uuid', { name: 'company_id', nullable: true })
  companyId: string | null;

  /** A candidate whom others are asked about: it goes when he does. */
  @Column('uuid', { name: 'about_id', nullable: true })
  @Index('reminder_about_id')
  aboutId: string | null;

  @Column('jsonb')
  content: NotificationContent;

  @Column('timestamptz', { name: 'started_at' })
  startedAt: Date;

  /** When what it knows happened; older news is no news. */
  @Column('timestamptz', { name: 'told_at' })
  toldAt: Date;

  @Column('smallint')
  given: number;

  /** Null when there is nothing to remind of (any more). */
  @Column('timestamptz', { name: 'next_at', nullable: true })
  nextAt: Date | null;

  @Column('text', { nullable: true })
  country: string | null;

  @Column('real', { nullable: true })
  longitude: number | null;
}
