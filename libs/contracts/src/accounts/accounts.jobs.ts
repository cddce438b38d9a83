import { textLimits } from '@tandem/domain/limits';
import { tones } from '@tandem/domain/resume';
import { job, patient } from '../define';
import { list, oneOf, shape, text, uuid } from '../fields';

/** What a deleted account may have held, as its receipt names it. */
export const deletedThings = [
  'profile',
  'picture',
  'wishes',
  'summary',
  'resume',
  'matches',
  'company',
  'membership',
  'messages',
  'access',
] as const;

const language = oneOf(['en', 'nl']);
/** How a text is to sound; without it, as its kind usually does. */
const tone = oneOf(tones).optional();

export const accountsJobs = {
  writeCandidateSummary: job('accounts.writeCandidateSummary', {
    data: shape({ candidateId: uuid, language, tone }),
    attempts: 3,
    limit: 120_000,
  }),
  writeCompanySummary: job('accounts.writeCompanySummary', {
    data: shape({ companyId: uuid, language, tone }),
    attempts: 3,
    limit: 120_000,
  }),
  /** Packs everything kept about an account with its files. */
  buildExport: job('accounts.buildExport', { data: shape({ accountId: uuid, language }), ...patient, limit: 300_000, concurrency: 1 }),
  /** Mails somebody a link to the package with everything kept about him. */
  sendExport: job('accounts.sendExport', { data: shape({ accountId: uuid, language, key: text() }), ...patient }),
  /** Tells somebody whose account is gone what went with it, and which company removed it if it was not he. */
  sendDeletionReceipt: job('accounts.sendDeletionReceipt', {
    data: shape({
      email: text(textLimits.email),
      deleted: list(oneOf(deletedThings)),
      deletedAt: text(),
      language,
      removedBy: text().optional(),
    }),
    ...patient,
  }),
};
