import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Reading1763776800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table resume add column reading jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table resume drop column reading');
  }
}
