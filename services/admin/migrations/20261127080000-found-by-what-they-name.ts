import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Moves are looked for by the vacancy they name when that is gone, deeds by whom they are about for his export. */
export class FoundByWhatTheyName1795766400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index happening_vacancy_id on happening ((facts ->> 'vacancyId'));
      create index audit_target_id on audit (target_id, at) where target_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index audit_target_id, happening_vacancy_id');
  }
}
