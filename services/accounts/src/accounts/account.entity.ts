import type { MailPreferences } from '@tandem/contracts/entities/account';
import type { AccountType, AuthProvider } from '@tandem/domain/account';
import type { Language } from '@tandem/locales/bundle';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A person: what is the same for both sides of the platform. */
@Entity('account')
export class Account {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'account_pkey' })
  id: string;

  @Index('account_email')
  @Column('text')
  email: string;

  /** A new address that waits for its confirmation. */
  @Column('text', { name: 'pending_email', nullable: true })
  pendingEmail: string | null;

  @Column('text', { name: 'first_name', nullable: true })
  firstName: string | null;

  @Column('text', { name: 'last_name', nullable: true })
  lastName: string | null;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text', { name: 'linkedin_url', nullable: true })
  linkedinUrl: string | null;

  /** Whether LinkedIn vouches for him too; auth knows by which identity. */
  @Column('boolean', { name: 'is_linkedin_linked', default: false })
  isLinkedinLinked: boolean;

  /** The packed export that was mailed last, until its link has run out. */
  @Column('text', { name: 'export_key', nullable: true })
  exportKey: string | null;

  @Column('text', { name: 'account_type' })
  accountType: AccountType;

  @Column('text', { name: 'auth_provider' })
  authProvider: AuthProvider;

  @Column('text')
  language: Language;

  @Column('boolean', { name: 'is_admin', default: false })
  isAdmin: boolean;

  @Column('boolean', { name: 'is_test', default: false })
  isTest: boolean;

  @Column('jsonb', { name: 'mail_preferences' })
  mailPreferences: MailPreferences;

  /** A copy of what the notifications service counts. */
  @Column('integer', { name: 'amount_unread', default: 0 })
  amountUnread: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}
