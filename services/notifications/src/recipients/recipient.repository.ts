import { Injectable } from '@nestjs/common';
import { Db, type Tx } from '@tandem/service-kit/database';
import { RecipientRow } from './recipient.entity';

/** Every query over recipients. */
@Injectable()
export class RecipientRepository {
  constructor(private readonly db: Db) {}

  async find(accountId: string): Promise<RecipientRow | null> {
    return this.db.of(RecipientRow).findOneBy({ accountId });
  }

  /** Holds the row, so that whoever counts an account's notifications is alone. */
  async lock(tx: Tx, accountId: string): Promise<RecipientRow | null> {
    return tx.of(RecipientRow).findOne({ where: { accountId }, lock: { mode: 'for_no_key_update' } });
  }

  /** Whether somebody has left. Whoever is here stays until the transaction ends; nobody else waits for that. */
  async isGone(tx: Tx, accountId: string): Promise<boolean> {
    const present = await tx.of(RecipientRow).findOne({ where: { accountId }, lock: { mode: 'for_key_share' } });
    return !present && tx.hasForgotten(accountId);
  }

  async save(tx: Tx, row: RecipientRow): Promise<void> {
    await tx.of(RecipientRow).upsert(row, ['accountId']);
  }

  async remove(tx: Tx, accountId: string): Promise<void> {
    await tx.of(RecipientRow).delete({ accountId });
  }
}
