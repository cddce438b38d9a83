import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Gone1795371300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table vacancy add column gone_since timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table vacancy drop column gone_since');
  }
}
