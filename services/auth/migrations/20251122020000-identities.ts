import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Identities1763776800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table identity (
        provider text not null,
        subject text not null,
        account_id uuid not null constraint identity_account_id_fkey references credential (account_id) on delete cascade,
        created_at timestamptz not null,
        constraint identity_pkey primary key (provider, subject)
      );
      create index identity_account_id on identity (account_id);
      alter table session add column user_agent text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table identity; alter table session drop column user_agent');
  }
}
