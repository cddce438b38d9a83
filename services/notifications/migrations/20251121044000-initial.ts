import { createKitTables, dropKitTables } from '@tandem/service-kit/kit-tables';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Initial1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createKitTables(runner);
    await runner.query(`
      create table notification (
        id uuid primary key,
        account_id uuid not null,
        type text not null,
        content jsonb not null,
        read boolean not null default false,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`);
    await runner.query('create index notification_newest on notification (account_id, created_at desc, id desc)');
    await runner.query('create index notification_unread on notification (account_id) where not read');
    await runner.query(`
      create table recipient (
        account_id uuid primary key,
        email text not null,
        first_name text,
        account_type text not null,
        language text not null,
        is_test boolean not null,
        mail_preferences jsonb not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table recipient, notification');
    await dropKitTables(runner);
  }
}
