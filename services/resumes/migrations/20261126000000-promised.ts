import { addIndex } from '@tandem/service-kit/add-index';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A resume somebody registered with is kept for him until his address is proved. */
export class Promised1795651200000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table resume add column if not exists promised_to uuid');
    await addIndex(runner, 'resume_promised_to', 'resume (promised_to) where promised_to is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index resume_promised_to');
    await runner.query('alter table resume drop column promised_to');
  }
}
