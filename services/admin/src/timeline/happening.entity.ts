import type { Happening as Kind } from '@tandem/contracts/admin/admin.shapes';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { IndexedByHand } from '../tables/index-columns';

export type Facts = Record<string, string | boolean | null>;

/** Something that befell an account, a company or a vacancy. */
@Entity('happening')
@Index('happening_subject', ['subjectId', 'at'])
@IndexedByHand('happening_vacancy_id')
export class Happening {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'happening_pkey' })
  id: string;

  @Column('uuid', { name: 'subject_id' })
  subjectId: string;

  /** Whoever else the facts name; it goes when he goes. */
  @Index('happening_person_id')
  @Column('uuid', { name: 'person_id', nullable: true })
  personId: string | null;

  @Column('timestamptz')
  at: Date;

  @Column('text')
  what: Kind;

  @Column('jsonb')
  facts: Facts;
}
