import type { VacancyEmployer, VacancyFlags } from '@tandem/contracts/entities/vacancy';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { IndexedByHand } from '../tables/index-columns';

/** A vacancy as the console lists it, drafts included. */
@Entity('vacancy')
@IndexedByHand(
  'vacancy_search',
  'vacancy_published',
  'vacancy_by_title',
  'vacancy_by_title_down',
  'vacancy_by_company_name',
  'vacancy_by_created_at',
  'vacancy_by_is_scraped',
)
export class Vacancy {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'vacancy_pkey' })
  id: string;

  @Column('text', { nullable: true })
  title: string | null;

  @Index('vacancy_company_id')
  @Column('uuid', { name: 'company_id', nullable: true })
  companyId: string | null;

  @Column('text', { name: 'company_name' })
  companyName: string;

  @Column('jsonb')
  employer: VacancyEmployer;

  @Column('boolean', { name: 'is_scraped' })
  isScraped: boolean;

  @Column('boolean', { name: 'is_published' })
  isPublished: boolean;

  @Column('text', { name: 'original_url', nullable: true })
  originalUrl: string | null;

  @Column('timestamptz', { name: 'filled_since', nullable: true })
  filledSince: Date | null;

  @Column('jsonb')
  flags: VacancyFlags;

  @Column('text')
  search: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'told_at' })
  toldAt: Date;
}
