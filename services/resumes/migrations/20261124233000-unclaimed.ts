import { addIndex } from '@tandem/service-kit/add-index';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Resumes that nobody claimed are looked for by their age, every hour. */
export class Unclaimed1795563000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'resume_unclaimed', 'resume (created_at) where candidate_id is null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index resume_unclaimed');
  }
}
