import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Reminders1795316400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table company (
        id uuid primary key,
        member_ids uuid[] not null,
        country text,
        longitude real
      );

      create table reminder (
        subject_id uuid not null,
        kind text not null,
        candidate_id uuid,
        company_id uuid,
        content jsonb not null,
        started_at timestamptz not null,
        told_at timestamptz not null,
        given smallint not null,
        next_at timestamptz,
        country text,
        longitude real,
        primary key (subject_id, kind)
      );
      create index reminder_next on reminder (next_at) where next_at is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table reminder, company');
  }
}
