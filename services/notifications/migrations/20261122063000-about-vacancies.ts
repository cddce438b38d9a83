import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AboutVacancies1795329000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index notification_vacancy_id on notification ((coalesce(content #>> '{match,vacancy,id}', content #>> '{vacancy,id}')))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index notification_vacancy_id');
  }
}
