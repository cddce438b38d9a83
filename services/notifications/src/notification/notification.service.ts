import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { Notification, NotificationContent } from '@tandem/contracts/entities/notification';
import { type Page, type PageQuery, toPage } from '@tandem/contracts/entities/page';
import { type Stretch, type StretchQuery, toStretch } from '@tandem/contracts/entities/stretch';
import { notificationsEvents } from '@tandem/contracts/notifications/notifications.events';
import { notificationsJobs } from '@tandem/contracts/notifications/notifications.jobs';
import { topics } from '@tandem/contracts/topics';
import { pageSizes } from '@tandem/domain/limits';
import type { NotificationType } from '@tandem/domain/notification';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { Db, type Tx } from '@tandem/service-kit/database';
import { RecipientRepository } from '../recipients/recipient.repository';
import type { NotificationRow } from './notification.entity';
import { NotificationRepository } from './notification.repository';
import { notificationView } from './notification.view';
import { accountOf } from '@tandem/service-kit/access';

/** What people are told in the app, and the mail that goes with it. */
@Injectable()
export class NotificationService {
  constructor(
    private readonly db: Db,
    private readonly notifications: NotificationRepository,
    private readonly recipients: RecipientRepository,
    private readonly clock: Clock,
  ) {}

  async list(ctx: Ctx, query: PageQuery): Promise<Page<Notification>> {
    return this.listOf(accountOf(ctx), query);
  }

  async listOf(accountId: string, query: PageQuery): Promise<Page<Notification>> {
    const [rows, total] = await this.notifications.page(accountId, query.page ?? 1, query.pageSize ?? pageSizes.default);
    return toPage(rows.map(notificationView), total, query);
  }

  /** A stretch of all an account was told, for its owner. */
  async stretch(accountId: string, query: StretchQuery): Promise<Stretch<Notification>> {
    const rows = await this.notifications.stretch(accountId, query.after ?? null, query.limit);
    return toStretch(rows, query, rows.map(notificationView));
  }

  async readAll(ctx: Ctx): Promise<void> {
    await this.db.run(ctx, async (tx) => {
      await this.notifications.markRead(tx, { accountId: accountOf(ctx) });
      this.tell(tx, accountOf(ctx));
    });
  }

  /** @throws Problem notification_not_found (404), for another's too. */
  async read(ctx: Ctx, id: string) {
    return this.db.run(ctx, async (tx) => {
      const row = await this.notifications.lock(tx, id, accountOf(ctx));
      if (!row) throw problem('notification_not_found');
      await this.notifications.markRead(tx, { accountId: row.accountId, id });
      this.tell(tx, row.accountId, row);
      return notificationView({ ...row, read: true });
    });
  }

  /**
   * Notifies an account of several things of one kind at once: a notification each, one mail for all. Answers their ids.
   * `aboutId` is the candidate whom another is told about.
   */
  async notify(
    tx: Tx,
    accountId: string,
    type: NotificationType,
    contents: readonly NotificationContent[],
    { isMailed = true, aboutId = null }: { isMailed?: boolean; aboutId?: string | null } = {},
  ): Promise<string[]> {
    if (contents.length === 0 || (await this.recipients.isGone(tx, accountId))) return [];
    // What is told at one moment is listed by its ids, so what comes first here stands on top.
    const ids = contents.map(() => this.clock.id()).sort();
    const rows = contents.map((content) => ({ id: ids.pop() as string, accountId, aboutId, type, content }));
    await this.notifications.add(tx, rows);
    const [first] = rows;
    if (first && isMailed) await tx.queue(notificationsJobs.sendMail, first.id, { accountId, notificationIds: rows.map(({ id }) => id) });
    this.tell(tx, accountId, first);
    return rows.map(({ id }) => id);
  }

  /** Takes back what people were told about a vacancy whose company is gone. */
  async forgetVacancy(tx: Tx, vacancyId: string): Promise<void> {
    for (const accountId of await this.notifications.removeOfVacancy(tx, vacancyId)) this.tell(tx, accountId);
  }

  /** Takes back what an employer was told of an application he may keep no longer. */
  async forgetApplication(tx: Tx, matchId: string, candidateId: string): Promise<void> {
    for (const accountId of await this.notifications.removeApplication(tx, matchId, candidateId)) this.tell(tx, accountId);
  }

  /** Forgets what somebody was told, and what others were told about him. */
  async forget(tx: Tx, accountId: string): Promise<void> {
    await this.recipients.remove(tx, accountId);
    await this.notifications.removeAll(tx, accountId);
    for (const other of await this.notifications.removeAbout(tx, accountId)) this.tell(tx, other);
  }

  /** Tells accounts the new count, and open screens that there is something to fetch: once, when all is written. `about` is the newest of it. */
  private tell(tx: Tx, accountId: string, about?: Pick<NotificationRow, 'id' | 'type'>): void {
    tx.atEnd(`unread ${accountId}`, async () => {
      await this.recipients.lock(tx, accountId);
      await tx.emit(notificationsEvents.unreadChanged, accountId, {
        accountId,
        amountUnread: await this.notifications.countUnread(tx, accountId),
      });
      tx.hint(topics.notifications(accountId), about && { id: about.id, type: about.type });
    });
  }
}
