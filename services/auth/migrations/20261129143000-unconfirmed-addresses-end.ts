import { addIndex } from '@tandem/service-kit/add-index';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses that wait for their confirmation are few among many accounts, and looked for every hour. */
export class UnconfirmedAddressesEnd1795962600000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'credential_pending', 'credential (account_id) where pending_email is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index credential_pending');
  }
}
