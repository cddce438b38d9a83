import { textLimits } from '@tandem/domain/limits';
import * as z from 'zod';
import { rpc } from '../define';
import { Account } from '../entities/account';
import { Address } from '../entities/address';
import { CandidatePreferences } from '../entities/candidate-preferences';
import { AccountSnapshot, CandidateSnapshot, CompanySnapshot, SnapshotQuery, stretchOf } from '../entities/snapshots';
import { birthDate, countryCode, flag, integer, list, shape, text, uuid } from '../fields';
import { AccountRegistered } from './accounts.shapes';
import { accountsRoutes as at } from './accounts.routes';

/** A candidate brought in from elsewhere: invented people of a demo or a load test. Nobody signs in to it. */
export const ImportedCandidate = shape({
  candidateId: uuid,
  email: text(textLimits.email),
  firstName: text(),
  lastName: text(),
  phone: text(40).nullish(),
  birthDate: birthDate.nullish(),
  countryCode: countryCode.optional(),
  address: Address.nullish(),
  preferences: CandidatePreferences.nullish(),
  isTest: flag.optional(),
});
export type ImportedCandidate = z.output<typeof ImportedCandidate>;

export const internalAccountsCalls = {
  /** Makes sure that an account exists before its first session; the event accountRegistered does the same, and twice is once. */
  openAccount: rpc(at.openAccount, { body: AccountRegistered, output: shape({ accountId: uuid }), status: 200 }),
  /** Sets or clears the LinkedIn profile of an account. */
  setLinkedin: rpc(at.setLinkedin, {
    body: shape({ accountId: uuid, linkedinUrl: text(textLimits.url).nullable() }),
    output: Account,
    status: 200,
    errors: ['account_not_found'],
  }),
  candidateSnapshot: rpc(at.candidateSnapshot, { body: shape({ candidateId: uuid }), output: CandidateSnapshot, status: 200, errors: ['candidate_not_found'] }),
  companySnapshot: rpc(at.companySnapshot, { body: shape({ companyId: uuid }), output: CompanySnapshot, status: 200, errors: ['employer_not_found'] }),
  accountSnapshots: rpc(at.accountSnapshots, { query: SnapshotQuery, output: stretchOf(AccountSnapshot), status: 200 }),
  candidateSnapshots: rpc(at.candidateSnapshots, { query: SnapshotQuery, output: stretchOf(CandidateSnapshot), status: 200 }),
  companySnapshots: rpc(at.companySnapshots, { query: SnapshotQuery, output: stretchOf(CompanySnapshot), status: 200 }),
  /** Adds or replaces up to 500 candidates; answers how many are new. */
  importCandidates: rpc(at.importCandidates, {
    body: shape({ candidates: list(ImportedCandidate, 500) }),
    output: shape({ added: integer }),
    status: 200,
    timeout: 30_000,
  }),
};
