import * as z from 'zod';
import { rpc } from '../define';
import { FileAnswer, Nothing, Queued } from '../entities/answers';
import { Account, MailPreferences } from '../entities/account';
import { Address } from '../entities/address';
import { CandidatePreferences } from '../entities/candidate-preferences';
import { ToneWish } from '../entities/tone-wish';
import { fileLimits, textLimits } from '@tandem/domain/limits';
import { companySizes, industries } from '@tandem/domain/company';
import {
  birthDate,
  countryCode,
  filled,
  flag,
  list,
  oneOf,
  pastDate,
  personName,
  phone,
  shape,
  strictEmail,
  text,
  url,
  website,
} from '../fields';
import { accountsRoutes as at } from './accounts.routes';
import { companyCalls } from './company';
import { internalAccountsCalls } from './internal';
import { testCandidateCalls } from './test-candidates';

/** What somebody may change about himself; null or an empty text clears. */
const person = {
  email: strictEmail.optional(),
  linkedinUrl: url.nullish(),
  address: Address.nullish(),
  phone: phone.nullish(),
};

export const AccountPatch = shape({
  ...person,
  firstName: filled().optional(),
  lastName: filled().optional(),
  companyName: filled().optional(),
  websites: shape({ home: website.nullish(), careers: website.nullish(), aboutUs: website.nullish(), other: website.nullish() }).optional(),
  industry: oneOf(industries).nullish(),
  foundingDate: pastDate.nullish(),
  companySize: oneOf(companySizes).nullish(),
  indRegistration: flag.optional(),
  userDescription: text(textLimits.paragraph).nullish(),
});
export type AccountPatch = z.output<typeof AccountPatch>;

export const CandidatePatch = shape({
  ...person,
  firstName: personName.optional(),
  lastName: personName.optional(),
  birthDate: birthDate.optional(),
  countryCode: countryCode.optional(),
  indRegistered: flag.nullish(),
  preferences: CandidatePreferences.optional(),
});
export type CandidatePatch = z.output<typeof CandidatePatch>;

const picture = (required: boolean) => ({ profilePicture: { kind: 'image', maxBytes: fileLimits.image, required } }) as const;
const personErrors = ['user_exists', 'email_locked', 'invalid_email', 'invalid_phone', 'invalid_url'] as const;

export const accountsCalls = {
  get: rpc(at.get, { output: Account, status: 200, errors: ['account_not_found'], summary: 'The account that is signed in.' }),
  update: rpc(at.update, {
    body: AccountPatch,
    output: Account,
    status: 200,
    errors: [...personErrors, 'invalid_date', 'not_in_future'],
    summary: 'Changes what was sent of the account and, for employers, its company.',
  }),
  remove: rpc(at.remove, {
    output: Nothing,
    status: 204,
    errors: ['last_admin'],
    session: ['ends'],
    summary: 'Deletes the account and everything of it.',
  }),
  updateMailPreferences: rpc(at.updateMailPreferences, {
    body: MailPreferences.partial(),
    output: Account,
    status: 200,
    summary: 'Switches mails on and off; notifications in the product stay.',
  }),
  saveProfileSummary: rpc(at.saveProfileSummary, {
    /** With `seen`, the summaryUrl of the company as it was read, only while it has no other. */
    body: shape({ summary: filled(textLimits.paragraph), fromMessage: flag.optional(), seen: text(textLimits.url).nullish() }),
    output: Account,
    status: 200,
    errors: ['too_long', 'conflict'],
    summary: 'Saves the summary as markdown, unless a colleague did since it was seen; fromMessage says that it was taken from the draft.',
  }),
  replacePicture: rpc(at.replacePicture, { files: picture(true), output: Account, status: 200, summary: 'Sets the profile picture.' }),
  removePicture: rpc(at.removePicture, { output: Nothing, status: 204, summary: 'Removes the profile picture.' }),
  downloadExport: rpc(at.downloadExport, {
    output: FileAnswer,
    status: 200,
    answer: 'file',
    timeout: 30_000,
    summary: 'Everything kept about the account, as JSON.',
  }),
  requestExport: rpc(at.requestExport, { output: Queued, status: 202, summary: 'Packs everything with its files and mails a link.' }),
  searchAddress: rpc(at.searchAddress, {
    // Clients leave out what is empty.
    query: shape({ query: text().optional() }),
    output: list(Address),
    status: 200,
    summary: 'Places whose name begins like the query, at most ten; none for less than two characters.',
  }),

  updateCandidate: rpc(at.updateCandidate, {
    body: CandidatePatch,
    files: picture(false),
    output: Account,
    status: 200,
    errors: [...personErrors, 'name_too_short', 'invalid_birth_date'],
    summary: 'Changes what was sent of the candidate; starts no matching.',
  }),
  generateCandidateSummary: rpc(at.generateCandidateSummary, {
    body: ToneWish,
    output: Queued,
    status: 202,
    errors: ['resume_not_ready'],
    summary: 'Writes the summary from the resume; ignored while one is written or five seconds after the last request.',
  }),
  ...companyCalls,
  ...testCandidateCalls,
  ...internalAccountsCalls,
};
