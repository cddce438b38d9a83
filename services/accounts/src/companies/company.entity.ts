import type { Address } from '@tandem/contracts/entities/address';
import type { Websites } from '@tandem/contracts/entities/company';
import type { CompanySize, Industry } from '@tandem/domain/company';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Somebody's employer. */
@Entity('company')
export class Company {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'company_pkey' })
  id: string;

  @Column('text', { name: 'company_name' })
  companyName: string;

  @Column('text', { nullable: true })
  industry: Industry | null;

  @Column('text', { name: 'company_size', nullable: true })
  companySize: CompanySize | null;

  @Column('jsonb', { nullable: true })
  address: Address | null;

  @Column('date', { name: 'founding_date', nullable: true })
  foundingDate: string | null;

  @Column('jsonb')
  websites: Websites;

  @Column('text', { name: 'linkedin_url', nullable: true })
  linkedinUrl: string | null;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('boolean', { name: 'ind_registration', default: false })
  indRegistration: boolean;

  @Column('text', { name: 'user_description', nullable: true })
  userDescription: string | null;

  /** Keys in the object store; all but the draft are public. */
  @Column('text', { name: 'banner_key', nullable: true })
  bannerKey: string | null;

  @Column('text', { name: 'logo_key', nullable: true })
  logoKey: string | null;

  @Column('text', { name: 'summary_key', nullable: true })
  summaryKey: string | null;

  @Column('text', { name: 'summary_draft_key', nullable: true })
  summaryDraftKey: string | null;

  @Column('boolean', { name: 'is_summary_generating', default: false })
  isSummaryGenerating: boolean;

  @Column('timestamptz', { name: 'summary_requested_at', nullable: true })
  summaryRequestedAt: Date | null;

  @Column('boolean', { name: 'actively_scraping', default: false })
  activelyScraping: boolean;

  @Column('smallint', { name: 'intake_progress', default: 0 })
  intakeProgress: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}
