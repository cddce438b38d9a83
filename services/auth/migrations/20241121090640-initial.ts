import { createKitTables, dropKitTables } from '@tandem/service-kit/kit-tables';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Initial1732180000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createKitTables(runner);
    await runner.query(`
      create table credential (
        account_id uuid constraint credential_pkey primary key,
        email text not null,
        pending_email text,
        password_hash text,
        account_type text not null,
        auth_provider text not null,
        verified_at timestamptz,
        language text not null,
        verify_mail_at timestamptz,
        company_id uuid,
        company_role text,
        is_admin boolean not null default false,
        is_test boolean not null default false,
        registration jsonb,
        created_at timestamptz not null
      );
      create unique index credential_email on credential (email);
      create index credential_created_at on credential (created_at);

      create table secret (
        account_id uuid not null constraint secret_account_id_fkey references credential (account_id) on delete cascade,
        kind text not null,
        hash text not null,
        email text not null,
        expires_at timestamptz not null,
        constraint secret_pkey primary key (account_id, kind)
      );
      create unique index secret_hash on secret (hash);

      create table session (
        id uuid constraint session_pkey primary key,
        account_id uuid not null constraint session_account_id_fkey references credential (account_id) on delete cascade,
        pair text not null,
        current_hash text not null,
        previous_hash text,
        rotated_at timestamptz,
        created_at timestamptz not null,
        last_used_at timestamptz not null,
        expires_at timestamptz not null,
        ended_at timestamptz
      );
      create index session_account_id on session (account_id);
      create index session_ended_at on session (ended_at) where ended_at is not null;

      create table removed_account (
        account_id uuid constraint removed_account_pkey primary key,
        removed_at timestamptz not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table removed_account, session, secret, credential');
    await dropKitTables(runner);
  }
}
