import { Injectable } from '@nestjs/common';
import { Db, type Tx } from '@tandem/service-kit/database';
import { KnownAccount } from './known-account.entity';

@Injectable()
export class KnownAccountsRepository {
  constructor(private readonly db: Db) {}

  async byId(accountId: string): Promise<KnownAccount | null> {
    return this.db.of(KnownAccount).findOneBy({ accountId });
  }

  async hasEmail(email: string): Promise<boolean> {
    return this.db.of(KnownAccount).existsBy({ email });
  }

  async put(tx: Tx, account: KnownAccount): Promise<void> {
    await tx.of(KnownAccount).upsert(account, ['accountId']);
  }

  async remove(tx: Tx, accountId: string): Promise<void> {
    await tx.of(KnownAccount).delete({ accountId });
  }
}
