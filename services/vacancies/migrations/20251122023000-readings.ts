import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Readings1763778600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table vacancy
        add column reading_id uuid,
        add column reading jsonb,
        add column source_key text,
        add column salary_basis jsonb,
        add column pay_occupation text,
        add column pay_level text,
        add column pay_region text;
      create index vacancy_pay on vacancy (pay_occupation, pay_level, pay_region);
      create index vacancy_original_url on vacancy (original_url);
      alter table company add column careers_url text;
    `);
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
