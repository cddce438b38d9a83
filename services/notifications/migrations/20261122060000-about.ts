import { addIndex } from '@tandem/service-kit/add-index';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class About1795327200000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table notification add column if not exists about_id uuid');
    await addIndex(runner, 'notification_about_id', 'notification (about_id)');
    await runner.query('alter table reminder add column if not exists about_id uuid');
    await addIndex(runner, 'reminder_about_id', 'reminder (about_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table notification drop column about_id; alter table reminder drop column about_id;');
  }
}
