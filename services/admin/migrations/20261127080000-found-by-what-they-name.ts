import { addIndex } from '@tandem/service-kit/add-index';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Moves are looked for by the vacancy they name when that is gone, deeds by whom they are about for his export. */
export class FoundByWhatTheyName1795766400000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'happening_vacancy_id', `happening ((facts ->> 'vacancyId'))`);
    await addIndex(runner, 'audit_target_id', 'audit (target_id, at) where target_id is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index audit_target_id, happening_vacancy_id');
  }
}
