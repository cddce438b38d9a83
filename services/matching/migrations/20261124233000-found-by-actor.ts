import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Moves are looked for by who made them: for his export, and when he leaves. */
export class FoundByActor1795563000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index match_log_actor_id on match_log (actor_id) where actor_id is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index match_log_actor_id');
  }
}
