import type { AccountRegistered } from '@tandem/contracts/accounts/accounts.shapes';
import type { AccountType, AuthProvider } from '@tandem/domain/account';
import type { MemberRole } from '@tandem/domain/company';
import type { Language } from '@tandem/locales/bundle';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How an account proves who it is, and what its access tokens say about it. */
@Entity('credential')
@Index('credential_unproven', ['createdAt'], { where: 'verified_at is null' })
@Index('credential_pending', ['accountId'], { where: 'pending_email is not null' })
export class Credential {
  @PrimaryColumn('uuid', { name: 'account_id', primaryKeyConstraintName: 'credential_pkey' })
  accountId: string;

  @Index('credential_email', { unique: true })
  @Column('text')
  email: string;

  /** A new address that waits for its confirmation. */
  @Column('text', { name: 'pending_email', nullable: true })
  pendingEmail: string | null;

  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash: string | null;

  @Column('text', { name: 'account_type' })
  accountType: AccountType;

  @Column('text', { name: 'auth_provider' })
  authProvider: AuthProvider;

  @Column('timestamptz', { name: 'verified_at', nullable: true })
  verifiedAt: Date | null;

  @Column('text')
  language: Language;

  /** When the mail to verify was last asked for again. */
  @Column('timestamptz', { name: 'verify_mail_at', nullable: true })
  verifyMailAt: Date | null;

  /** Copies of what the accounts service owns. */
  @Column('uuid', { name: 'company_id', nullable: true })
  companyId: string | null;

  @Column('text', { name: 'company_role', nullable: true })
  companyRole: MemberRole | null;

  @Column('boolean', { name: 'is_admin', default: false })
  isAdmin: boolean;

  @Column('boolean', { name: 'is_test', default: false })
  isTest: boolean;

  /** What opens the account, until the accounts service has told that it is open. */
  @Column('jsonb', { nullable: true })
  registration: AccountRegistered | null;

  @Index('credential_created_at')
  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
