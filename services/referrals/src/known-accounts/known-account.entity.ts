import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The little a referral has to know of an account; kept by events of accounts. */
@Entity('known_account')
export class KnownAccount {
  @PrimaryColumn('uuid', { name: 'account_id', primaryKeyConstraintName: 'known_account_pkey' })
  accountId: string;

  @Index('known_account_email')
  @Column('text')
  email: string;

  @Column('text', { nullable: true })
  name: string | null;
}
