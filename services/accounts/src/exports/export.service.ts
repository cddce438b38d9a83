import { Injectable } from '@nestjs/common';
import { accountsJobs } from '@tandem/contracts/accounts/accounts.jobs';
import { authCalls } from '@tandem/contracts/auth/auth';
import { problem } from '@tandem/contracts/codes';
import type { FileAnswer } from '@tandem/contracts/entities/answers';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import { notificationsCalls } from '@tandem/contracts/notifications/notifications';
import { referralsCalls } from '@tandem/contracts/referrals/referrals';
import { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { Bus } from '@tandem/service-kit/bus';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { Db } from '@tandem/service-kit/database';
import { Profiles } from '../accounts/profiles.service';

/** Everything kept about somebody, by the part of the product that keeps it. */
export type Export = { exportedAt: string; account: unknown } & Record<string, unknown>;

const parts = {
  signIn: authCalls.exportAccount,
  resume: resumesCalls.exportAccount,
  matches: matchingCalls.exportAccount,
  notifications: notificationsCalls.exportAccount,
  referrals: referralsCalls.exportAccount,
};

/** What is kept about a person, for the person. Each service tells its own part; if one cannot, there is no export rather than half of one. */
@Injectable()
export class ExportService {
  constructor(
    private readonly db: Db,
    private readonly profiles: Profiles,
    private readonly bus: Bus,
    private readonly clock: Clock,
  ) {}

  async download(ctx: Ctx): Promise<FileAnswer> {
    const text = JSON.stringify(await this.of(ctx, ownIn(ctx)), null, 2);
    return { fileName: 'my-data.json', contentType: 'application/json; charset=utf-8', text };
  }

  /** Queues a package with the files too; one at a time. */
  async request(ctx: Ctx): Promise<{ queued: boolean }> {
    const accountId = ownIn(ctx);
    await this.profiles.read(accountId);
    return this.db.run(ctx, async (tx) => {
      const waiting = (await tx.manager.query(`select 1 from job where name = $1 and id = $2 and state <> 'parked'`, [
        accountsJobs.buildExport.name,
        accountId,
      ])) as unknown[];
      await tx.queue(accountsJobs.buildExport, accountId, { accountId, language: ctx.language });
      return { queued: waiting.length === 0 };
    });
  }

  async of(ctx: Ctx, accountId: string): Promise<Export> {
    const account = await this.profiles.read(accountId);
    const told = await Promise.all(
      Object.entries(parts).map(async ([name, call]) => [name, await this.bus.call(call, { body: { accountId } }, ctx)] as const),
    );
    return { exportedAt: this.clock.now().toISOString(), account, ...Object.fromEntries(told) };
  }
}

const ownIn = ({ accountId }: Ctx): string => {
  if (!accountId) throw problem('unauthorized');
  return accountId;
};
