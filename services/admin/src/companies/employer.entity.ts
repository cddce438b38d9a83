import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { IndexedByHand } from '../tables/index-columns';

/** A company as the console lists it. */
@Entity('employer')
@IndexedByHand(
  'employer_search',
  'employer_scraping',
  'employer_by_company_name',
  'employer_by_created_at',
  'employer_by_actively_scraping',
  'employer_by_amount_vacancies',
)
export class Employer {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'employer_pkey' })
  id: string;

  @Column('text', { name: 'company_name' })
  companyName: string;

  @Column('boolean', { name: 'actively_scraping' })
  activelyScraping: boolean;

  @Column('integer', { name: 'amount_vacancies' })
  amountVacancies: number;

  @Column('real', { name: 'intake_progress' })
  intakeProgress: number;

  @Index('employer_intake_completed_at')
  @Column('timestamptz', { name: 'intake_completed_at', nullable: true })
  intakeCompletedAt: Date | null;

  @Column('text')
  search: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;

  @Column('timestamptz', { name: 'told_at' })
  toldAt: Date;
}
