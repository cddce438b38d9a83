import type { CandidateSnapshot } from '@tandem/contracts/entities/snapshots';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What accounts told of a candidate: the head of his resume. */
@Entity('candidate_copy')
export class CandidateCopy {
  @PrimaryColumn('uuid', { name: 'candidate_id' })
  candidateId: string;

  @Column('jsonb')
  contact: CandidateSnapshot['contact'];

  @Column('boolean', { name: 'is_test' })
  isTest: boolean;
}
