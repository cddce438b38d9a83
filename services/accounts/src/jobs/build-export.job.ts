import { Inject, Injectable } from '@nestjs/common';
import { accountsJobs } from '@tandem/contracts/accounts/accounts.jobs';
import type { JobData } from '@tandem/contracts/define';
import { Clock } from '@tandem/service-kit/clock';
import type { BaseConfig } from '@tandem/service-kit/config';
import { filePath } from '@tandem/service-kit/files';
import { type JobRun, Works } from '@tandem/service-kit/jobs';
import { Mailer } from '@tandem/service-kit/mail/mailer';
import { ObjectStore } from '@tandem/service-kit/object-store/object-store';
import { CONFIG } from '@tandem/service-kit/tokens';
import type { Account } from '../accounts/account.entity';
import { AccountsRepository } from '../accounts/accounts.repository';
import { ExportService } from '../exports/export.service';
import { exportKey } from '../exports/export-files';
import { packed } from '../exports/packed';
import { exportMail } from './export-mail';

type Data = JobData<typeof accountsJobs.buildExport>;

/** How long a mailed package can be fetched. Whoever has the link has the package. */
const SECONDS = 24 * 3_600;

/** Packs everything kept about somebody and mails him where it is. */
@Injectable()
export class BuildExportJob {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly exports: ExportService,
    private readonly store: ObjectStore,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: BaseConfig,
  ) {}

  @Works(accountsJobs.buildExport)
  async work(run: JobRun<Data>): Promise<void> {
    const { accountId } = run.data;
    const account = await this.accounts.byId(accountId);
    if (!account) return;
    // The last part of a key is the name under which it is saved.
    const key = exportKey(accountId, `${this.clock.id()}/my-data.zip`);
    const facts = await this.exports.of(run.ctx, accountId);
    await this.store.put(key, packed(facts, this.store), 'application/zip');
    const isKept = await run.finish(async (tx) => {
      const held = await this.accounts.lock(tx, accountId);
      if (held) await this.accounts.save(tx, { ...held, exportKey: key });
      await tx.queue(accountsJobs.dropExport, key, { key }, { delay: SECONDS * 1_000 });
      return held !== null;
    });
    if (account.exportKey) await this.store.delete(account.exportKey);
    if (isKept) await this.mail(run.data, account, key);
    else await this.store.delete(key);
  }

  @Works(accountsJobs.dropExport)
  async drop({ data: { key } }: JobRun<JobData<typeof accountsJobs.dropExport>>): Promise<void> {
    await this.store.delete(key);
  }

  private async mail({ language }: Data, { email, accountType }: Account, key: string): Promise<void> {
    const { PRODUCT_NAME: product, CTX_SECRET, CANDIDATE_URL, EMPLOYER_URL } = this.config;
    const app = (accountType === 'EMPLOYER' ? EMPLOYER_URL : CANDIDATE_URL).replace(/\/$/, '');
    const url = `${app}/api${filePath(CTX_SECRET, key, this.clock.now().getTime(), SECONDS)}`;
    await this.mailer.send({ to: email, language, key: `EXPORT.${key}`, text: exportMail(product, url, language) });
  }
}
