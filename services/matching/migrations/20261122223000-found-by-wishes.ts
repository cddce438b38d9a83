import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a vacancy offers stands in columns, so that a search brings only rows that nothing stands in the way of. They are empty, and shut
 * nothing out, until a profile is made anew. A profile is only ever read whole: as `json` it is handed out as it was stored.
 */
export class FoundByWishes1795386600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table vacancy
        alter column profile type json using profile::text::json,
        add column hours real,
        add column salary_most real,
        add column work_model text;
      alter table candidate alter column profile type json using profile::text::json;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table candidate alter column profile type jsonb using profile::text::jsonb;
      alter table vacancy
        drop column work_model,
        drop column salary_most,
        drop column hours,
        alter column profile type jsonb using profile::text::jsonb;
    `);
  }
}
