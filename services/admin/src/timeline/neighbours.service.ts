import { Injectable, Logger } from '@nestjs/common';
import type { TimelineEntry } from '@tandem/contracts/admin/admin';
import { authCalls, Session } from '@tandem/contracts/auth/auth';
import { Notification } from '@tandem/contracts/entities/notification';
import { notificationsCalls } from '@tandem/contracts/notifications/notifications';
import { Bus } from '@tandem/service-kit/bus';
import type { Ctx } from '@tandem/service-kit/context';
import * as z from 'zod';

const Sessions = z.object({ sessions: z.array(Session.pick({ createdAt: true, userAgent: true })).default([]) });
const Notifications = z.object({ notifications: z.array(Notification.pick({ createdAt: true, type: true })).default([]) });

/** Most entries taken from one neighbour. */
const SHOWN = 100;

/** What auth and notifications know of somebody. Who does not answer is left out: the rest of a timeline is still worth seeing. */
@Injectable()
export class NeighboursService {
  private readonly logger = new Logger('timeline');

  constructor(private readonly bus: Bus) {}

  async entriesOf(ctx: Ctx, accountId: string): Promise<TimelineEntry[]> {
    const body = { accountId };
    const found = await Promise.all([
      this.bus.call(authCalls.exportAccount, { body }, ctx).then(signedIn).catch(this.nothing),
      this.bus.call(notificationsCalls.exportAccount, { body }, ctx).then(notified).catch(this.nothing),
    ]);
    return found.flatMap((entries) => entries.slice(0, SHOWN));
  }

  private readonly nothing = (error: unknown): TimelineEntry[] => {
    this.logger.warn({ err: error }, 'a neighbour did not tell');
    return [];
  };
}

const signedIn = (answer: unknown): TimelineEntry[] =>
  Sessions.parse(answer).sessions.map(({ createdAt, userAgent }) => ({ at: createdAt, what: 'signedIn', facts: { device: userAgent } }));

const notified = (answer: unknown): TimelineEntry[] =>
  Notifications.parse(answer).notifications.map(({ createdAt, type }) => ({ at: createdAt, what: 'notified', facts: { type } }));
