import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { accountsJobs } from '@tandem/contracts/accounts/accounts.jobs';
import type { JobData } from '@tandem/contracts/define';
import { Clock } from '@tandem/service-kit/clock';
import type { BaseConfig } from '@tandem/service-kit/config';
import type { Ctx } from '@tandem/service-kit/context';
import { mayRead } from '@tandem/service-kit/files';
import { type JobRun, Works } from '@tandem/service-kit/jobs';
import { KeptFiles } from '@tandem/service-kit/object-store/kept-files';
import { ObjectStore } from '@tandem/service-kit/object-store/object-store';
import { CONFIG } from '@tandem/service-kit/tokens';
import { AccountsRepository } from '../accounts/accounts.repository';
import { ExportService } from '../exports/export.service';
import { filesIn, packed } from '../exports/packed';
import { folders } from '../files/folders';
import { LINK_SECONDS } from './send-export.job';

/** Packs everything kept about somebody, in the place of an earlier package, and has him told where it is. */
@Injectable()
export class BuildExportJob {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly exports: ExportService,
    private readonly store: ObjectStore,
    private readonly files: KeptFiles,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: BaseConfig,
  ) {}

  @Works(accountsJobs.buildExport)
  async work(run: JobRun<JobData<typeof accountsJobs.buildExport>>): Promise<void> {
    const { accountId, language } = run.data;
    if (!(await this.accounts.byId(accountId))) return;
    // The last part of a key is the name under which it is saved.
    const key = `${folders.exports(accountId)}${this.clock.id()}/my-data.zip`;
    await this.files.put(run.ctx, key, await this.pack(run.ctx, accountId), 'application/zip');
    await run.finish(async (tx) => {
      const held = await this.accounts.lock(tx, accountId);
      if (!held) return;
      await this.files.keep(tx, key, held.exportKey);
      await this.files.drop(tx, [key], { delay: LINK_SECONDS * 1_000 });
      await this.accounts.save(tx, { ...held, exportKey: key });
      await tx.queue(accountsJobs.sendExport, key, { accountId, language, key });
    });
  }

  private async pack(ctx: Ctx, accountId: string): Promise<Readable> {
    const facts = await this.exports.of(ctx, accountId);
    const now = this.clock.now().getTime();
    const keys = filesIn(facts, (key, token) => mayRead(this.config.CTX_SECRET, key, token, now));
    return packed(facts, keys, this.store);
  }
}
