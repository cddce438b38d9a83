import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An invitation says who sends it and how to call him. */
export class WhoInvites1795921200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table recipient add column if not exists last_name text, add column if not exists phone text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table recipient drop column last_name, drop column phone');
  }
}
