import type { AuthProvider } from '@tandem/domain/account';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Credential } from '../credentials/credential.entity';

export type IdentityProviderName = Exclude<AuthProvider, 'email'>;

/** Who an account is to somebody else: the provider's own name for him, which never changes. */
@Entity('identity')
export class Identity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'identity_pkey' })
  provider: IdentityProviderName;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'identity_pkey' })
  subject: string;

  @Index('identity_account_id')
  @ForeignKey(() => Credential, { name: 'identity_account_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
