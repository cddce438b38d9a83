import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose matches were made by another engine is known by his latest run. */
export class RunsNameTheirEngine1795650900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table candidate_run add column engine_version text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table candidate_run drop column engine_version');
  }
}
