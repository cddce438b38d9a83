import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names brought into the dictionary from elsewhere: one row, or none. */
export class Dictionary1795320000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table dictionary (
        is_only boolean constraint dictionary_pkey primary key default true check (is_only),
        version text not null,
        content jsonb not null,
        imported_at timestamptz not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table dictionary');
  }
}
