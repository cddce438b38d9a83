import type { MailPreferences } from '@tandem/contracts/entities/account';
import type { AccountType } from '@tandem/domain/account';
import type { Language } from '@tandem/locales/bundle';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a mail needs to know of an account; kept by events of accounts. */
@Entity('recipient')
export class RecipientRow {
  @PrimaryColumn('uuid', { name: 'account_id' })
  accountId: string;

  @Column('text')
  email: string;

  @Column('text', { name: 'first_name', nullable: true })
  firstName: string | null;

  @Column('text', { name: 'last_name', nullable: true })
  lastName: string | null;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text', { name: 'account_type' })
  accountType: AccountType;

  @Column('text')
  language: Language;

  @Column('boolean', { name: 'is_test' })
  isTest: boolean;

  @Column('jsonb', { name: 'mail_preferences' })
  mailPreferences: MailPreferences;
}
