import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When what a resume is matched by changed last. Of those that are there it is not known; no row has to be written anew for that. */
export class ContentChanged1795896000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table resume add column content_changed_at timestamptz not null default 'epoch'");
    await runner.query('alter table resume alter column content_changed_at set default now()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table resume drop column content_changed_at');
  }
}
