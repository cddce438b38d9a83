import { accountsJobs, deletedThings } from '@tandem/contracts/accounts/accounts.jobs';
import type { JobData } from '@tandem/contracts/define';
import type { Candidate } from '../candidates/candidate.entity';
import type { Company } from '../companies/company.entity';
import type { Account } from './account.entity';

/** What was deleted, as it was last. */
export type Left = {
  account: Account;
  candidate: Candidate | null;
  company: Company | null;
};
type Receipt = JobData<typeof accountsJobs.sendDeletionReceipt>;

/** What somebody who leaves is told went with his account: only what there was. */
export const receiptOf = ({ account, candidate, company }: Left, now: Date): Receipt => {
  const isThere: Record<(typeof deletedThings)[number], boolean> = {
    profile: true,
    picture: Boolean(candidate?.pictureKey),
    wishes: Boolean(candidate?.preferences),
    summary: Boolean(candidate?.summaryKey),
    resume: Boolean(candidate?.resumeId),
    matches: Boolean(candidate?.lastMatchedAt),
    company: company !== null,
    membership: account.accountType === 'EMPLOYER' && company === null,
    messages: true,
    access: true,
  };
  const { email, language } = account;
  return { email, language, deleted: deletedThings.filter((thing) => isThere[thing]), deletedAt: now.toISOString() };
};
