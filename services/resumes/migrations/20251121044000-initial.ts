import { createKitTables, dropKitTables } from '@tandem/service-kit/kit-tables';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Initial1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createKitTables(runner);
    await runner.query(`
      create table resume (
        id uuid primary key,
        candidate_id uuid,
        status text not null,
        read_error text,
        file_key text,
        file_name text,
        summary text,
        settings jsonb not null,
        basic_info jsonb not null,
        educations jsonb not null,
        work_experiences jsonb not null,
        skills jsonb not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`);
    await runner.query('create unique index resume_candidate_id on resume (candidate_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table resume');
    await dropKitTables(runner);
  }
}
