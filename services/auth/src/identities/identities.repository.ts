import { Injectable } from '@nestjs/common';
import { Db, type Tx } from '@tandem/service-kit/database';
import { Identity, type IdentityProviderName } from './identity.entity';

@Injectable()
export class IdentitiesRepository {
  constructor(private readonly db: Db) {}

  async accountOf(provider: IdentityProviderName, subject: string): Promise<string | null> {
    return (await this.db.of(Identity).findOneBy({ provider, subject }))?.accountId ?? null;
  }

  async ofAccount(accountId: string): Promise<Identity[]> {
    return this.db.of(Identity).find({ where: { accountId }, order: { provider: 'ASC' } });
  }

  /** Adds an identity; false when it is known already. */
  async add(tx: Tx, identity: Identity): Promise<boolean> {
    const { raw } = await tx.of(Identity).createQueryBuilder().insert().values(identity).orIgnore().returning('subject').execute();
    return (raw as unknown[]).length > 0;
  }

  async remove(tx: Tx, accountId: string, provider: IdentityProviderName): Promise<void> {
    await tx.of(Identity).delete({ accountId, provider });
  }
}
