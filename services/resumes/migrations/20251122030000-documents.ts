import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Documents1763780400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table candidate_copy (
        candidate_id uuid primary key,
        contact jsonb not null,
        is_test boolean not null
      )`);
    await runner.query(`
      create table application (
        match_id uuid primary key,
        candidate_id uuid not null,
        vacancy_id uuid not null,
        letter text,
        letter_key text,
        letter_draft text,
        sentences jsonb,
        is_generating_letter boolean not null,
        is_generating_resume boolean not null,
        overrides jsonb,
        overrides_draft jsonb,
        settings jsonb,
        updated_at timestamptz not null default now()
      )`);
    await runner.query(`
      create table written_text (
        account_id uuid,
        day date,
        count integer not null,
        primary key (account_id, day)
      )`);
    await runner.query('create index application_candidate_id on application (candidate_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table written_text');
    await runner.query('drop table application');
    await runner.query('drop table candidate_copy');
  }
}
