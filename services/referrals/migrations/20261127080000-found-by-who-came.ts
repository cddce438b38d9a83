import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Referrals are looked for by who came of them when he goes. */
export class FoundByWhoCame1795766400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index referral_registered_account_id on referral (registered_account_id) where registered_account_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index referral_registered_account_id');
  }
}
