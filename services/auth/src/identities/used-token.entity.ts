import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A token of a provider that opened a session, by its hash: it opens no other. */
@Entity('used_token')
export class UsedToken {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'used_token_pkey' })
  hash: string;

  /** From then on the token is too old anyway. */
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
