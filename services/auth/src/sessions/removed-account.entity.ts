import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account that is gone while access tokens of it may still run. */
@Entity('removed_account')
export class RemovedAccount {
  @PrimaryColumn('uuid', { name: 'account_id', primaryKeyConstraintName: 'removed_account_pkey' })
  accountId: string;

  @Column('timestamptz', { name: 'removed_at' })
  removedAt: Date;
}
