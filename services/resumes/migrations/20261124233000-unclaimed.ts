import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Resumes that nobody claimed are looked for by their age, every hour. */
export class Unclaimed1795563000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index resume_unclaimed on resume (created_at) where candidate_id is null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index resume_unclaimed');
  }
}
