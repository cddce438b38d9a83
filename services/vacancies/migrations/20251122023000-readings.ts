import { addIndex } from '@tandem/service-kit/add-index';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Readings1763778600000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table vacancy
        add column if not exists reading_id uuid,
        add column if not exists reading jsonb,
        add column if not exists source_key text,
        add column if not exists salary_basis jsonb,
        add column if not exists pay_occupation text,
        add column if not exists pay_level text,
        add column if not exists pay_region text;
      alter table company add column if not exists careers_url text;
    `);
    await addIndex(runner, 'vacancy_pay', 'vacancy (pay_occupation, pay_level, pay_region)');
    await addIndex(runner, 'vacancy_original_url', 'vacancy (original_url)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index vacancy_pay;
      drop index vacancy_original_url;
      alter table vacancy
        drop column reading_id, drop column reading, drop column source_key, drop column salary_basis,
        drop column pay_occupation, drop column pay_level, drop column pay_region;
      alter table company drop column careers_url;
    `);
  }
}
