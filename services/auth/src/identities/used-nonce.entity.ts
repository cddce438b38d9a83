import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A question to a provider that was answered, by the hash of its nonce: no second answer to it is taken. */
@Entity('used_nonce')
export class UsedNonce {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'used_nonce_pkey' })
  hash: string;

  /** From then on the token is too old anyway. */
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
