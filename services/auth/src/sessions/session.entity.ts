import type { CookiePair } from '@tandem/contracts/define';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Credential } from '../credentials/credential.entity';

/** One signed-in browser: the family of its refresh tokens, of which only the last two are known, by their hashes. */
@Entity('session')
export class Session {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'session_pkey' })
  id: string;

  @Index('session_account_id')
  @ForeignKey(() => Credential, { name: 'session_account_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'account_id' })
  accountId: string;

  /** Which cookies hold it. */
  @Column('text')
  pair: CookiePair;

  @Column('text', { name: 'current_hash' })
  currentHash: string;

  @Column('text', { name: 'previous_hash', nullable: true })
  previousHash: string | null;

  @Column('timestamptz', { name: 'rotated_at', nullable: true })
  rotatedAt: Date | null;

  /** What the browser called itself when it last renewed the session. */
  @Column('text', { name: 'user_agent', nullable: true })
  userAgent: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'last_used_at' })
  lastUsedAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Index('session_ended_at', { where: 'ended_at is not null' })
  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;
}
