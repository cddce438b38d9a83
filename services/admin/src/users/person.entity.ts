import type { MailPreferences } from '@tandem/contracts/entities/account';
import type { AccountType, AuthProvider } from '@tandem/domain/account';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { IndexedByHand } from '../tables/index-columns';

/** An account as the console lists it; kept by events of accounts. */
@Entity('person')
@IndexedByHand(
  'person_search',
  'person_by_email',
  'person_by_account_type',
  'person_by_auth_provider',
  'person_by_created_at',
  'person_by_updated_at',
  'person_by_first_name',
  'person_by_first_name_down',
  'person_by_last_name',
  'person_by_last_name_down',
  'person_by_phone',
  'person_by_phone_down',
  'person_by_linkedin_url',
  'person_by_linkedin_url_down',
)
export class Person {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'person_pkey' })
  id: string;

  @Column('text')
  email: string;

  @Column('text', { name: 'first_name', nullable: true })
  firstName: string | null;

  @Column('text', { name: 'last_name', nullable: true })
  lastName: string | null;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text', { name: 'linkedin_url', nullable: true })
  linkedinUrl: string | null;

  @Column('text', { name: 'account_type' })
  accountType: AccountType;

  @Column('text', { name: 'auth_provider' })
  authProvider: AuthProvider;

  @Column('boolean', { name: 'is_admin' })
  isAdmin: boolean;

  @Column('boolean', { name: 'is_test' })
  isTest: boolean;

  @Column('jsonb', { name: 'mail_preferences' })
  mailPreferences: MailPreferences;

  @Index('person_company_id')
  @Column('uuid', { name: 'company_id', nullable: true })
  companyId: string | null;

  /** All it can be found by, in small letters without accents. */
  @Column('text')
  search: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;

  @Column('timestamptz', { name: 'told_at' })
  toldAt: Date;
}
