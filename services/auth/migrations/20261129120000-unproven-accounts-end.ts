import { addIndex } from '@tandem/service-kit/add-index';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts nobody proved the address of are few among many, and looked for every hour. */
export class UnprovenAccountsEnd1795953600000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'credential_unproven', 'credential (created_at) where verified_at is null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index credential_unproven');
  }
}
