import { createKitTables, dropKitTables } from '@tandem/service-kit/kit-tables';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What both sides are found by. Facts and profiles are long: out of the row, so that searching reads short rows. */
const ranking = `
  country text not null,
  facts jsonb,
  facts_hash text,
  profile jsonb,
  engine_version text,
  is_stale boolean not null,
  occupation_ids integer[] not null,
  isco_codes integer[] not null,
  skill_ids integer[] not null,
  term_ids integer[] not null,
  latitude real,
  longitude real,
  told_at timestamptz not null`;

export class Initial1732180000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createKitTables(runner);
    await runner.query(`
      create table company (
        id uuid constraint company_pkey primary key,
        company_name text not null,
        industry text,
        company_size text,
        address jsonb,
        logo_url text,
        summary_url text,
        member_ids uuid[] not null
      );

      create table vacancy (
        id uuid constraint vacancy_pkey primary key,
        company_id uuid,
        card jsonb not null,
        is_scraped boolean not null,
        is_published boolean not null,
        is_deleted boolean not null,
        is_open boolean not null,
        filled_since timestamptz,
        is_remote boolean not null,
        amount_potential integer,
        ${ranking}
      ) with (toast_tuple_target = 256);
      create index vacancy_company_id on vacancy (company_id);
      create index vacancy_stale on vacancy (id) where is_stale;
      create index vacancy_search on vacancy using gin (occupation_ids, isco_codes, skill_ids, term_ids) where is_open;

      create table candidate (
        id uuid constraint candidate_pkey primary key,
        contact jsonb,
        wishes jsonb,
        resume jsonb,
        is_test boolean not null,
        is_ready boolean not null,
        reach_latitude real,
        reach_longitude real,
        ${ranking}
      ) with (toast_tuple_target = 256);
      create index candidate_stale on candidate (id) where is_stale;
      create index candidate_search on candidate using gin (occupation_ids, isco_codes, skill_ids, term_ids) where is_ready and not is_test;

      create table match (
        id uuid constraint match_pkey primary key,
        candidate_id uuid not null,
        vacancy_id uuid not null,
        status text not null,
        percentage smallint,
        exact real,
        reason jsonb,
        engine_version text,
        input_hash text,
        scored_at timestamptz,
        is_asked boolean not null,
        is_kept boolean not null,
        archived_by_candidate boolean not null,
        archived_by_employer boolean not null,
        applied_at timestamptz,
        is_generating_cover_letter boolean not null,
        is_generating_resume boolean not null,
        resume_settings jsonb,
        cover_letter_key text,
        invitation jsonb,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        constraint match_pair unique (candidate_id, vacancy_id)
      );
      create index match_best on match (candidate_id, exact) where is_kept;
      create index match_vacancy on match (vacancy_id, applied_at);

      create table match_log (
        id bigint generated always as identity constraint match_log_pkey primary key,
        match_id uuid not null,
        from_status text,
        to_status text not null,
        actor text not null,
        actor_id uuid,
        percentage smallint,
        at timestamptz not null
      );
      create index match_log_match_id on match_log (match_id);

      create table candidate_run (
        candidate_id uuid constraint candidate_run_pkey primary key,
        run_id uuid not null,
        being_matched boolean not null,
        started_at timestamptz not null,
        last_matched_at timestamptz
      );
      create index candidate_run_open on candidate_run (started_at) where being_matched;

      create table vacancy_run (
        vacancy_id uuid constraint vacancy_run_pkey primary key,
        run_id uuid not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table vacancy_run, candidate_run, match_log, match, candidate, vacancy, company');
    await dropKitTables(runner);
  }
}
