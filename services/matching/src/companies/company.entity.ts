import type { Address } from '@tandem/contracts/entities/address';
import type { CompanySize, Industry } from '@tandem/domain/company';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What cards show and ranking reads of a company: a copy of facts that accounts owns. */
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

  @Column('text', { name: 'summary_url', nullable: true })
  summaryUrl: string | null;

  /** Accounts of the active members, whose screens are told when something changes. */
  @Column('uuid', { name: 'member_ids', array: true })
  memberIds: string[];

  /** When this service learned what stands here. */
  @Column('timestamptz', { name: 'told_at', default: () => 'now()' })
  toldAt: Date;
}
