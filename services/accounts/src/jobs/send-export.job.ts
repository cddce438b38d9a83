import { Inject, Injectable } from '@nestjs/common';
import { accountsJobs } from '@tandem/contracts/accounts/accounts.jobs';
import type { JobData } from '@tandem/contracts/define';
import { Clock } from '@tandem/service-kit/clock';
import type { BaseConfig } from '@tandem/service-kit/config';
import { filePath } from '@tandem/service-kit/files';
import { type JobRun, Works } from '@tandem/service-kit/jobs';
import { Mailer } from '@tandem/service-kit/mail/mailer';
import { CONFIG } from '@tandem/service-kit/tokens';
import { AccountsRepository } from '../accounts/accounts.repository';
import { exportMail } from './export-mail';

/** How long a mailed package can be fetched. Whoever has the link has the package. */
export const LINK_SECONDS = 24 * 3_600;

/** Mails somebody where everything kept about him lies ready. */
@Injectable()
export class SendExportJob {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: BaseConfig,
  ) {}

  @Works(accountsJobs.sendExport)
  async work({ data: { accountId, language, key } }: JobRun<JobData<typeof accountsJobs.sendExport>>): Promise<void> {
    const account = await this.accounts.byId(accountId);
    if (account?.exportKey !== key) return;
    const { PRODUCT_NAME: product, CTX_SECRET, CANDIDATE_URL, EMPLOYER_URL } = this.config;
    const app = account.accountType === 'EMPLOYER' ? EMPLOYER_URL : CANDIDATE_URL;
    const url = `${app}/api${filePath(CTX_SECRET, key, this.clock.now().getTime(), LINK_SECONDS)}`;
    await this.mailer.send({ to: account.email, language, key: `EXPORT.${key}`, text: exportMail(product, url, language) });
  }
}
