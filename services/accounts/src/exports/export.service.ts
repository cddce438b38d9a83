import { Injectable } from '@nestjs/common';
import { accountsJobs } from '@tandem/contracts/accounts/accounts.jobs';
import type { FileAnswer } from '@tandem/contracts/entities/answers';
import { Bus } from '@tandem/service-kit/bus';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { Db } from '@tandem/service-kit/database';
import { KeptFiles } from '@tandem/service-kit/object-store/kept-files';
import { Profiles } from '../accounts/profiles.service';
import { folders } from '../files/folders';
import { exportParts, type Owner } from './export-parts';
import { accountOf } from '@tandem/service-kit/access';

/** Everything kept about somebody, by the part of the product that keeps it. */
export type Export = { exportedAt: string; account: unknown } & Record<string, unknown>;

/** Characters that still travel in the answer itself; a longer text goes through the object store. */
const LONGEST_ANSWER = 1_000_000;

/** What is kept about a person, for the person. Each service tells its own part; if one cannot, there is no export rather than half of one. */
@Injectable()
export class ExportService {
  constructor(
    private readonly db: Db,
    private readonly profiles: Profiles,
    private readonly bus: Bus,
    private readonly files: KeptFiles,
    private readonly clock: Clock,
  ) {}

  async download(ctx: Ctx): Promise<FileAnswer> {
    const accountId = accountOf(ctx);
    const text = JSON.stringify(await this.of(ctx, accountId), null, 2);
    const file = { fileName: 'my-data.json', contentType: 'application/json; charset=utf-8' };
    if (text.length <= LONGEST_ANSWER) return { ...file, text };
    const key = `${folders.exports(accountId)}${this.clock.id()}.json`;
    // Nobody keeps it: it is there long enough for its one reader.
    await this.files.put(ctx, key, Buffer.from(text, 'utf8'), file.contentType);
    return { ...file, key };
  }

  /** Queues a package with the files too; one at a time. */
  async request(ctx: Ctx): Promise<{ queued: boolean }> {
    const accountId = accountOf(ctx);
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
    const owner: Owner = { accountId, companyId: account.accountType === 'EMPLOYER' ? account.accountInfo.id : null };
    const told = await Promise.all(
      Object.entries(exportParts).map(async ([name, ask]) => [name, await ask(this.bus, ctx, owner)] as const),
    );
    return { exportedAt: this.clock.now().toISOString(), account, ...Object.fromEntries(told) };
  }
}
