import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { IndexedByHand } from '../tables/index-columns';

/** What an admin looked at or did. */
@Entity('audit')
@Index('audit_at', ['at', 'id'])
@Index('audit_admin', ['adminId', 'action', 'at'])
@Index('audit_target_id', ['targetId', 'at'], { where: 'target_id is not null' })
@IndexedByHand('audit_search')
export class Audit {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'audit_pkey' })
  id: string;

  @Column('timestamptz')
  at: Date;

  @Column('uuid', { name: 'admin_id' })
  adminId: string;

  @Column('text', { name: 'admin_email' })
  adminEmail: string;

  @Column('text')
  action: string;

  @Column('text', { nullable: true })
  target: string | null;

  @Column('uuid', { name: 'target_id', nullable: true })
  targetId: string | null;

  @Column('text')
  search: string;
}
