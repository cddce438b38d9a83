import type { Address } from '@tandem/contracts/entities/address';
import type { SalaryBasis } from '@tandem/contracts/entities/vacancy';
import type { WorkModel } from '@tandem/domain/preferences';
import type { ContractType, ReadStatus, RequiredEducation, SourceType, VacancyLanguage, Visa } from '@tandem/domain/vacancy';
import type { SalaryLevel } from '@tandem/domain/vacancy-reading';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { StoredReading } from '../sources/vacancy-reading';

/** A vacancy, from its first draft until it is deleted. */
@Entity('vacancy')
@Index('vacancy_company_id', ['companyId', 'createdAt'])
@Index('vacancy_created_by', ['createdBy', 'createdAt'])
@Index('vacancy_pay', ['payOccupation', 'payLevel', 'payRegion'])
@Index('vacancy_original_url', ['originalUrl'])
export class Vacancy {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'vacancy_pkey' })
  id: string;

  /** Null for a scraped vacancy: its company is a name only. */
  @Column('uuid', { name: 'company_id', nullable: true })
  companyId: string | null;

  @Column('text', { name: 'company_name' })
  companyName: string;

  @Column('uuid', { name: 'created_by', nullable: true })
  createdBy: string | null;

  @Column('text', { nullable: true })
  title: string | null;

  @Column('jsonb', { nullable: true })
  address: Address | null;

  @Column('real', { name: 'min_hours_per_week', nullable: true })
  minHoursPerWeek: number | null;

  @Column('smallint', { name: 'homework_days' })
  homeworkDays: number;

  @Column('text', { name: 'work_model', nullable: true })
  workModel: WorkModel | null;

  @Column('real', { name: 'salary_min', nullable: true })
  salaryMin: number | null;

  @Column('real', { name: 'salary_max', nullable: true })
  salaryMax: number | null;

  @Column('boolean', { name: 'salary_is_estimated' })
  salaryIsEstimated: boolean;

  @Column('text', { name: 'contract_type', nullable: true })
  contractType: ContractType | null;

  @Column('text', { name: 'required_skills', array: true })
  requiredSkills: string[];

  @Column('text', { array: true })
  responsibilities: string[];

  @Column('text', { array: true })
  benefits: string[];

  @Column('text', { name: 'required_education', array: true })
  requiredEducation: RequiredEducation[];

  @Column('text', { name: 'required_languages', array: true })
  requiredLanguages: VacancyLanguage[];

  @Column('text', { name: 'required_visa', array: true })
  requiredVisa: Visa[];

  @Column('text', { name: 'required_experience', nullable: true })
  requiredExperience: string | null;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('text', { name: 'source_type', nullable: true })
  sourceType: SourceType | null;

  @Column('text', { nullable: true })
  source: string | null;

  /** Key of the uploaded source in the object store. */
  @Column('text', { name: 'source_key', nullable: true })
  sourceKey: string | null;

  /** The latest reading of the source; an older one that ends later changes nothing. */
  @Column('uuid', { name: 'reading_id', nullable: true })
  readingId: string | null;

  @Column('jsonb', { nullable: true })
  reading: StoredReading | null;

  /** What an estimated salary rests on. */
  @Column('jsonb', { name: 'salary_basis', nullable: true })
  salaryBasis: SalaryBasis | null;

  /** With whom its pay can be compared: a group of occupations, how far along, and a region. */
  @Column('text', { name: 'pay_occupation', nullable: true })
  payOccupation: string | null;

  @Column('text', { name: 'pay_level', nullable: true })
  payLevel: SalaryLevel | null;

  @Column('text', { name: 'pay_region', nullable: true })
  payRegion: string | null;

  @Column('text', { name: 'markdown_summary', nullable: true })
  markdownSummary: string | null;

  @Column('boolean', { name: 'basic_info_valid' })
  basicInfoValid: boolean;

  @Column('boolean', { name: 'details_valid' })
  detailsValid: boolean;

  @Column('text', { name: 'read_status', nullable: true })
  readStatus: ReadStatus | null;

  @Column('boolean', { name: 'is_published' })
  isPublished: boolean;

  /** When it was published first. */
  @Column('timestamptz', { name: 'published_at', nullable: true })
  publishedAt: Date | null;

  /** Key of the public summary in the object store. */
  @Column('text', { name: 'summary_key', nullable: true })
  summaryKey: string | null;

  @Column('boolean', { name: 'is_scraped' })
  isScraped: boolean;

  @Column('text', { name: 'original_url', nullable: true })
  originalUrl: string | null;

  @Column('timestamptz', { name: 'filled_since', nullable: true })
  filledSince: Date | null;

  /** Since when a scraped vacancy is no longer on its site, which also fills it; null again when it is back. */
  @Column('timestamptz', { name: 'gone_since', nullable: true })
  goneSince: Date | null;

  /** How many candidates suit it, as matching counts them. */
  @Column('integer', { name: 'amount_potential_candidates' })
  amountPotentialCandidates: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** A published vacancy that was deleted stays, for the records of those who applied. */
  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;
}
