import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a company was told of: a copy that is made anew must not take the place of what was told while it was on its way. */
export class CompaniesKnowTheirAge1795978800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table company add column told_at timestamptz not null default 'epoch'`);
    await runner.query('alter table company alter column told_at set default now()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table company drop column told_at');
  }
}
