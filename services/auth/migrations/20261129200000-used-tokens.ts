import type { MigrationInterface, QueryRunner } from 'typeorm';

export class UsedTokens1795982400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table used_token (
        hash text not null constraint used_token_pkey primary key,
        expires_at timestamptz not null
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table used_token');
  }
}
