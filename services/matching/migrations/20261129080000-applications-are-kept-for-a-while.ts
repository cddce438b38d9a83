import { addIndex } from '@tandem/service-kit/add-index';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Employers keep applications for a while after a vacancy closed; when one was deleted before this was not noted, so its clock starts now. */
export class ApplicationsAreKeptForAWhile1795939200000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table match add column if not exists keeps_longer boolean not null default false, add column if not exists forgotten_at timestamptz;
      alter table vacancy add column if not exists closed_at timestamptz;
      update vacancy set closed_at = coalesce(filled_since, now()) where closed_at is null and (filled_since is not null or is_deleted)`);
    await addIndex(runner, 'match_to_forget', 'match (vacancy_id) where applied_at is not null and forgotten_at is null');
    await addIndex(runner, 'vacancy_closed_at', 'vacancy (closed_at) where closed_at is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index match_to_forget; drop index vacancy_closed_at');
    await runner.query('alter table match drop column keeps_longer, drop column forgotten_at; alter table vacancy drop column closed_at');
  }
}
