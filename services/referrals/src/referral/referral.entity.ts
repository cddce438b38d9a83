import type { AccountType } from '@tandem/domain/account';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Somebody told somebody about the platform. */
@Entity('referral')
@Index('referral_pair', ['senderEmail', 'recipientEmail'], { unique: true })
export class ReferralRow {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'referral_pkey' })
  id: string;

  @Index('referral_sender_account_id')
  @Column('uuid', { name: 'sender_account_id', nullable: true })
  senderAccountId: string | null;

  @Column('text', { name: 'sender_email' })
  senderEmail: string;

  @Index('referral_recipient_email')
  @Column('text', { name: 'recipient_email' })
  recipientEmail: string;

  @Column('text', { name: 'recipient_name' })
  recipientName: string;

  @Column('text', { name: 'company_name', nullable: true })
  companyName: string | null;

  /** The kind of account he was invited to open. */
  @Column('text')
  type: AccountType;

  @Column('timestamptz', { name: 'opened_at', nullable: true })
  openedAt: Date | null;

  @Index('referral_registered_account_id', { where: 'registered_account_id is not null' })
  @Column('uuid', { name: 'registered_account_id', nullable: true })
  registeredAccountId: string | null;

  @Index('referral_created_at')
  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
