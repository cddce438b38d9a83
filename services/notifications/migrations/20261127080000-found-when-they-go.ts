import { addIndex } from '@tandem/service-kit/add-index';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is not finished is looked for by whose it is when a candidate or a company goes. */
export class FoundWhenTheyGo1795766400000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'reminder_candidate_id', 'reminder (candidate_id) where candidate_id is not null');
    await addIndex(runner, 'reminder_company_id', 'reminder (company_id) where company_id is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index reminder_company_id, reminder_candidate_id');
  }
}
