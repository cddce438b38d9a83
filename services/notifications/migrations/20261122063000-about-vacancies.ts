import { addIndex } from '@tandem/service-kit/add-index';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AboutVacancies1795329000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const vacancyId = `coalesce(content #>> '{match,vacancy,id}', content #>> '{vacancy,id}')`;
    await addIndex(runner, 'notification_vacancy_id', `notification ((${vacancyId}))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index notification_vacancy_id');
  }
}
