import type { Address } from '@tandem/contracts/entities/address';
import type { CompanySize, Industry } from '@tandem/domain/company';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What vacancies show and tell of their company: a copy of facts that accounts owns. */
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

  @Column('text', { name: 'logo_url', nullable: true })
  logoUrl: string | null;

  @Column('text', { name: 'careers_url', nullable: true })
  careersUrl: string | null;

  @Column('text', { name: 'summary_url', nullable: true })
  summaryUrl: string | null;
}
