import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Searches1795314600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table search (
        id uuid constraint search_pkey primary key,
        owner text not null,
        address text,
        day date not null,
        key text not null,
        outcome jsonb,
        started_at timestamptz not null,
        constraint search_of_day unique (owner, day, key)
      );
      create index search_day on search (day, address);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table search');
  }
}
