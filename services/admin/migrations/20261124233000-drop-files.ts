import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Waiting work of before that deletes files becomes the kit's. */
export class DropFiles1795563000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update job set name = 'admin.dropFiles', data = jsonb_build_object('keys', jsonb_build_array(data->'key'), 'folders', '[]'::jsonb)
      where name = 'admin.dropDownload'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update job set name = 'admin.dropDownload', data = jsonb_build_object('key', data->'keys'->0)
      where name = 'admin.dropFiles' and data->'folders' = '[]'::jsonb`);
  }
}
