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
    return tx.of(RecipientRow).findOne({ where: { accountId }, lock: { mode: 'pessimistic_write' } });
  }

  /** Whether somebody has left. Whoever is here stays until the transaction ends. */
  async isGone(tx: Tx, accountId: string): Promise<boolean> {
    return !(await this.lock(tx, accountId)) && tx.hasForgotten(accountId);
  }

  async save(tx: Tx, row: RecipientRow): Promise<void> {
    await tx.of(RecipientRow).upsert(row, ['accountId']);
  }

  async remove(tx: Tx, accountId: string): Promise<void> {
    await tx.of(RecipientRow).delete({ accountId });
  }
}
