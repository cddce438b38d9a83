import { addIndex } from '@tandem/service-kit/add-index';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Referrals are looked for by who came of them when he goes. */
export class FoundByWhoCame1795766400000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'referral_registered_account_id', 'referral (registered_account_id) where registered_account_id is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index referral_registered_account_id');
  }
}
