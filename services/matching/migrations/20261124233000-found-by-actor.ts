import { addIndex } from '@tandem/service-kit/add-index';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Moves are looked for by who made them: for his export, and when he leaves. */
export class FoundByActor1795563000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'match_log_actor_id', 'match_log (actor_id) where actor_id is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index match_log_actor_id');
  }
}
