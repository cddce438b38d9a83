import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Linked1763777700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account add column is_linkedin_linked boolean not null default false, add column export_key text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account drop column is_linkedin_linked, drop column export_key');
  }
}
