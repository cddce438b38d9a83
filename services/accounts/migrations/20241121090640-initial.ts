import { createKitTables, dropKitTables } from '@tandem/service-kit/kit-tables';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Initial1732180000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createKitTables(runner);
    await runner.query(`
      create table account (
        id uuid constraint account_pkey primary key,
        email text not null,
        pending_email text,
        first_name text,
        last_name text,
        phone text,
        linkedin_url text,
        account_type text not null,
        auth_provider text not null,
        language text not null,
        is_admin boolean not null default false,
        is_test boolean not null default false,
        mail_preferences jsonb not null,
        amount_unread integer not null default 0,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      create index account_email on account (email);

      create table candidate (
        id uuid constraint candidate_pkey primary key constraint candidate_id_fkey references account (id) on delete cascade,
        birth_date date,
        country_code text not null,
        ind_registered boolean,
        address jsonb,
        preferences jsonb,
        picture_key text,
        summary_key text,
        is_summary_generating boolean not null default false,
        summary_requested_at timestamptz,
        intake_progress smallint not null default 0,
        resume_id uuid,
        resume_status text,
        being_matched boolean not null default false,
        last_matched_at timestamptz,
        test_attributes jsonb
      );

      create table company (
        id uuid constraint company_pkey primary key,
        company_name text not null,
        industry text,
        company_size text,
        address jsonb,
        founding_date date,
        websites jsonb not null,
        linkedin_url text,
        phone text,
        ind_registration boolean not null default false,
        user_description text,
        banner_key text,
        logo_key text,
        summary_key text,
        summary_draft_key text,
        is_summary_generating boolean not null default false,
        summary_requested_at timestamptz,
        actively_scraping boolean not null default false,
        intake_progress smallint not null default 0,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );

      create table member (
        account_id uuid constraint member_pkey primary key constraint member_account_id_fkey references account (id) on delete cascade,
        company_id uuid not null constraint member_company_id_fkey references company (id) on delete cascade,
        role text not null,
        state text not null,
        created_at timestamptz not null
      );
      create index member_company_id on member (company_id);

      create table company_vacancy (
        vacancy_id uuid constraint company_vacancy_pkey primary key,
        company_id uuid not null,
        is_being_read boolean not null
      );
      create index company_vacancy_company_id on company_vacancy (company_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table company_vacancy, member, company, candidate, account');
    await dropKitTables(runner);
  }
}
