import { Injectable, Logger } from '@nestjs/common';
import { SignIn, type TimelineEntry } from '@tandem/contracts/admin/admin.shapes';
import { authCalls } from '@tandem/contracts/auth/auth';
import { notificationsCalls } from '@tandem/contracts/notifications/notifications';
import { Bus } from '@tandem/service-kit/bus';
import type { Ctx } from '@tandem/service-kit/context';
import * as z from 'zod';

const Signing = z.object({
  signIn: SignIn.omit({ sessions: true }).optional(),
  sessions: SignIn.shape.sessions.default([]),
});
/** Most entries taken from one neighbour, the newest. */
const SHOWN = 100;

/** What auth and notifications know of somebody. Who does not answer is left out: the rest of a timeline is still worth seeing. */
@Injectable()
export class NeighboursService {
  private readonly logger = new Logger('timeline');

  constructor(private readonly bus: Bus) {}

  /** How somebody signs in and is signed in; null when there is no such log-in, undefined when auth does not tell. */
  async signInOf(ctx: Ctx, accountId: string): Promise<SignIn | null | undefined> {
    try {
      const { signIn, sessions } = Signing.parse(await this.bus.call(authCalls.exportAccount, { body: { accountId } }, ctx));
      return signIn ? { ...signIn, sessions } : null;
    } catch (error) {
      return this.nothing(error, undefined);
    }
  }

  /** The messages that somebody got. */
  async notifiedOf(ctx: Ctx, accountId: string): Promise<TimelineEntry[]> {
    try {
      const { items } = await this.bus.call(notificationsCalls.listOf, { body: { accountId }, query: { pageSize: SHOWN } }, ctx);
      return items.map(({ createdAt, type }) => ({ at: createdAt, what: 'notified', facts: { type } }));
    } catch (error) {
      return this.nothing(error, []);
    }
  }

  private nothing<T>(error: unknown, instead: T): T {
    this.logger.warn({ err: error }, 'a neighbour did not tell');
    return instead;
  }
}

/** Where somebody is signed in, as entries of a timeline. */
export const signedIn = ({ sessions }: SignIn): TimelineEntry[] =>
  sessions.slice(0, SHOWN).map(({ createdAt, userAgent }) => ({ at: createdAt, what: 'signedIn', facts: { device: userAgent } }));
