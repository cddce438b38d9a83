import { companySizes, industries, memberRoles } from '@tandem/domain/company';
import { textLimits } from '@tandem/domain/limits';
import * as z from 'zod';
import { rpc } from '../define';
import { Account } from '../entities/account';
import { Nothing } from '../entities/answers';
import { Address } from '../entities/address';
import { CandidatePreferences } from '../entities/candidate-preferences';
import { Websites } from '../entities/company';
import { AccountSnapshot, CandidateSnapshot, CompanySnapshot } from '../entities/snapshots';
import { stretchOf, StretchQuery } from '../entities/stretch';
import { birthDate, countryCode, flag, integer, list, oneOf, pastDate, shape, strictEmail, text, uuid } from '../fields';
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

/** A company brought in from elsewhere, without members; accounts that name its id join it. The summary is markdown. */
export const ImportedCompany = shape({
  companyId: uuid,
  companyName: text(),
  industry: oneOf(industries).nullish(),
  companySize: oneOf(companySizes).nullish(),
  address: Address.nullish(),
  foundingDate: pastDate.nullish(),
  websites: Websites.optional(),
  linkedinUrl: text(textLimits.url).nullish(),
  phone: text(40).nullish(),
  summary: text(textLimits.paragraph).nullish(),
});
export type ImportedCompany = z.output<typeof ImportedCompany>;

export const internalAccountsCalls = {
  /** Makes sure that an account exists before its first session; the event accountRegistered does the same, and twice is once. */
  openAccount: rpc(at.openAccount, { body: AccountRegistered, output: shape({ accountId: uuid }), status: 200 }),
  /** An invited member begins; once more is no change. Answers what access tokens say of him. */
  activateMember: rpc(at.activateMember, {
    body: shape({ accountId: uuid }),
    output: shape({ companyId: uuid, role: oneOf(memberRoles) }),
    status: 200,
    errors: ['member_not_found'],
  }),
  /** Whether an account is linked with LinkedIn, and the address of the profile where LinkedIn told it; without one it stays as it is. */
  /** Has another address wait for its confirmation, for somebody whom staff help; null when it is his already. */
  askForEmail: rpc(at.askForEmail, {
    body: shape({ accountId: uuid, email: strictEmail }),
    output: shape({ pendingEmail: text(textLimits.email).nullable() }),
    status: 200,
    errors: ['account_not_found', 'user_exists', 'email_locked'],
  }),
  setLinkedin: rpc(at.setLinkedin, {
    body: shape({ accountId: uuid, isLinked: flag, linkedinUrl: text(textLimits.url).nullish() }),
    output: Account,
    status: 200,
    errors: ['account_not_found'],
  }),
  candidateSnapshot: rpc(at.candidateSnapshot, {
    body: shape({ candidateId: uuid }),
    output: CandidateSnapshot,
    status: 200,
    errors: ['candidate_not_found'],
  }),
  companySnapshot: rpc(at.companySnapshot, {
    body: shape({ companyId: uuid }),
    output: CompanySnapshot,
    status: 200,
    errors: ['employer_not_found'],
  }),
  accountSnapshots: rpc(at.accountSnapshots, { query: StretchQuery, output: stretchOf(AccountSnapshot), status: 200 }),
  candidateSnapshots: rpc(at.candidateSnapshots, { query: StretchQuery, output: stretchOf(CandidateSnapshot), status: 200 }),
  companySnapshots: rpc(at.companySnapshots, { query: StretchQuery, output: stretchOf(CompanySnapshot), status: 200 }),
  /** Adds or replaces up to 500 candidates; answers how many are new. */
  importCandidates: rpc(at.importCandidates, {
    body: shape({ candidates: list(ImportedCandidate, 500) }),
    output: shape({ added: integer }),
    status: 200,
    timeout: 30_000,
  }),
  /** Adds or replaces up to 200 companies; answers how many are new. */
  importCompanies: rpc(at.importCompanies, {
    body: shape({ companies: list(ImportedCompany, 200) }),
    output: shape({ added: integer }),
    status: 200,
    timeout: 30_000,
  }),
  /** Whether the caller is an administrator now, whatever his token still says: 403 otherwise. */
  confirmAdmin: rpc(at.confirmAdmin, { output: Nothing, status: 204, errors: ['forbidden'] }),
  /** The only way to make somebody an administrator, or not any more. */
  setAdmin: rpc(at.setAdmin, {
    body: shape({ email: text(textLimits.email), isAdmin: flag }),
    output: shape({ accountId: uuid }),
    status: 200,
    errors: ['account_not_found'],
  }),
};
