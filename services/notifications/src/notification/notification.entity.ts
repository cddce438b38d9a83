import type { NotificationContent } from '@tandem/contracts/entities/notification';
import type { NotificationType } from '@tandem/domain/notification';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** Something that happened, as one person is told of it. */
@Entity('notification')
// Made by migrations: TypeORM cannot say descending, partial or computed.
@Index('notification_newest', { synchronize: false })
@Index('notification_unread', { synchronize: false })
@Index('notification_vacancy_id', { synchronize: false })
export class NotificationRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  /** A candidate whom another is told about: it goes when he does. */
  @Column('uuid', { name: 'about_id', nullable: true })
  @Index('notification_about_id')
  aboutId: string | null;

  @Column('text')
  type: NotificationType;

  /** Facts, not words: they are put into the reader's language when shown. */
  @Column('jsonb')
  content: NotificationContent;

  @Column('boolean', { default: false })
  read: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
