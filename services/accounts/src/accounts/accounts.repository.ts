import { Injectable } from '@nestjs/common';
import { Db, type Tx } from '@tandem/service-kit/database';
import { Account } from './account.entity';

@Injectable()
export class AccountsRepository {
  constructor(private readonly db: Db) {}

  async byId(id: string): Promise<Account | null> {
    return this.db.of(Account).findOneBy({ id });
  }

  async byEmail(email: string): Promise<Account | null> {
    return this.db.of(Account).findOneBy({ email });
  }

  /** Holds the row until the transaction ends. */
  async lock(tx: Tx, id: string): Promise<Account | null> {
    return tx.of(Account).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Adds an account; false when it is there already. */
  async add(tx: Tx, account: Account): Promise<boolean> {
    const { raw } = await tx.of(Account).createQueryBuilder().insert().values(account).orIgnore().returning('id').execute();
    return (raw as unknown[]).length > 0;
  }

  /** Adds those that are not there yet; answers their ids. */
  async addAll(tx: Tx, accounts: readonly Account[]): Promise<Set<string>> {
    if (accounts.length === 0) return new Set();
    const { raw } = await tx
      .of(Account)
      .createQueryBuilder()
      .insert()
      .values([...accounts])
      .orIgnore()
      .returning('id')
      .updateEntity(false)
      .execute();
    return new Set((raw as { id: string }[]).map(({ id }) => id));
  }

  async save(tx: Tx, account: Account): Promise<void> {
    await tx.of(Account).update({ id: account.id }, account);
  }

  async remove(tx: Tx, id: string): Promise<void> {
    await tx.of(Account).delete({ id });
  }
}
