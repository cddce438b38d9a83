import { addIndex } from '@tandem/service-kit/add-index';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Referrals are looked for by their age, as they end. */
export class ReferralsEnd1795963200000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'referral_created_at', 'referral (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index referral_created_at');
  }
}
