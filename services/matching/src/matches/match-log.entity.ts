import type { DeclineReason, MatchStatus } from '@tandem/domain/match';
import type { MatchActor } from '@tandem/domain/match-moves';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One move of a match: who, from where, to where. */
@Entity('match_log')
@Index('match_log_match_id', ['matchId'])
@Index('match_log_actor_id', ['actorId'], { where: 'actor_id is not null' })
export class MatchLog {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS', primaryKeyConstraintName: 'match_log_pkey' })
  id: string;

  @Column('uuid', { name: 'match_id' })
  matchId: string;

  /** Null for its beginning. */
  @Column('text', { name: 'from_status', nullable: true })
  fromStatus: MatchStatus | null;

  @Column('text', { name: 'to_status' })
  toStatus: MatchStatus;

  @Column('text')
  actor: MatchActor;

  @Column('uuid', { name: 'actor_id', nullable: true })
  actorId: string | null;

  @Column('smallint', { nullable: true })
  percentage: number | null;

  /** Why, where the one who moved it said so. */
  @Column('text', { nullable: true })
  reason: DeclineReason | null;

  @Column('timestamptz')
  at: Date;
}
