import type { MigrationInterface, QueryRunner } from 'typeorm';

export class About1795327200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table notification add column about_id uuid;
      create index notification_about_id on notification (about_id);
      alter table reminder add column about_id uuid;
      create index reminder_about_id on reminder (about_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table notification drop column about_id; alter table reminder drop column about_id;');
  }
}
