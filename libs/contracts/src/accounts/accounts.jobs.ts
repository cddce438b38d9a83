import { job } from '../define';
import { oneOf, shape, uuid } from '../fields';

const language = oneOf(['en', 'nl']);

export const accountsJobs = {
  writeCandidateSummary: job('accounts.writeCandidateSummary', {
    data: shape({ candidateId: uuid, language }),
    attempts: 3,
    limit: 120_000,
  }),
  writeCompanySummary: job('accounts.writeCompanySummary', { data: shape({ companyId: uuid, language }), attempts: 3, limit: 120_000 }),
  /** Packs everything kept about an account with its files and mails a link. */
  buildExport: job('accounts.buildExport', { data: shape({ accountId: uuid, language }), limit: 300_000, concurrency: 1 }),
};
