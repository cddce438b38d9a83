import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why a candidate declined: on the match for his next list, on the log for the record. */
export class Answers1795312800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table match add column decline_reason text');
    await runner.query('alter table match_log add column reason text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table match_log drop column reason');
    await runner.query('alter table match drop column decline_reason');
  }
}
