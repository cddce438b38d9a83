import { createKitTables, dropKitTables } from '@tandem/service-kit/kit-tables';
import type { MigrationInterface, QueryRunner } from 'typeorm';

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
        summary_url text
      );

      create table vacancy (
        id uuid constraint vacancy_pkey primary key,
        company_id uuid,
        company_name text not null,
        created_by uuid,
        title text,
        address jsonb,
        min_hours_per_week real,
        homework_days smallint not null,
        work_model text,
        salary_min real,
        salary_max real,
        salary_is_estimated boolean not null,
        contract_type text,
        required_skills text[] not null,
        responsibilities text[] not null,
        benefits text[] not null,
        required_education text[] not null,
        required_languages text[] not null,
        required_visa text[] not null,
        required_experience text,
        description text,
        source_type text,
        source text,
        markdown_summary text,
        basic_info_valid boolean not null,
        details_valid boolean not null,
        read_status text,
        is_published boolean not null,
        published_at timestamptz,
        summary_key text,
        is_scraped boolean not null,
        original_url text,
        filled_since timestamptz,
        amount_potential_candidates integer not null,
        created_at timestamptz not null,
        deleted_at timestamptz
      );
      create index vacancy_company_id on vacancy (company_id, created_at);
      create index vacancy_created_by on vacancy (created_by, created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table vacancy, company');
    await dropKitTables(runner);
  }
}
