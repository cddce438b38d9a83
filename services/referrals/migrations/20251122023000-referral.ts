import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Referral1763778600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table referral (
        id uuid constraint referral_pkey primary key,
        sender_account_id uuid,
        sender_email text not null,
        recipient_email text not null,
        recipient_name text not null,
        company_name text,
        type text not null,
        opened_at timestamptz,
        registered_account_id uuid,
        created_at timestamptz not null
      );
      create unique index referral_pair on referral (sender_email, recipient_email);
      create index referral_recipient_email on referral (recipient_email);
      create index referral_sender_account_id on referral (sender_account_id);

      create table known_account (
        account_id uuid constraint known_account_pkey primary key,
        email text not null,
        name text
      );
      create index known_account_email on known_account (email);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table referral, known_account');
  }
}
