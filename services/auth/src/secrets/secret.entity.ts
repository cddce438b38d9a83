import type { SecretKind } from '@tandem/domain/account';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Credential } from '../credentials/credential.entity';

/** The newest one-time secret of an account for a purpose, by its hash. Using it removes it. */
@Entity('secret')
export class Secret {
  @ForeignKey(() => Credential, { name: 'secret_account_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'account_id', primaryKeyConstraintName: 'secret_pkey' })
  accountId: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'secret_pkey' })
  kind: SecretKind;

  @Index('secret_hash', { unique: true })
  @Column('text')
  hash: string;

  /** The address it was mailed to, which it proves. */
  @Column('text')
  email: string;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
