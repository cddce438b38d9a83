import { textLimits } from '@tandem/domain/limits';
import { resumeStatuses } from '@tandem/domain/resume';
import * as z from 'zod';
import { flag, json, moment, number, oneOf, shape, text, uuid } from '../fields';
import { Address } from './address';
import { CandidatePreferences } from './candidate-preferences';

/** A candidate. The id is the account's. intakeProgress is 0 to 100, birthDate YYYY-MM-DD, countryCode the nationality. */
export const Candidate = shape({
  id: uuid,
  firstName: text().nullable(),
  lastName: text().nullable(),
  email: text(textLimits.email).nullable(),
  phone: text(40).nullable(),
  summaryUrl: text(textLimits.url).nullable(),
  /** `<GENERATING>` while the summary is written. */
  summaryDraftUrl: text(textLimits.url).nullable(),
  intakeProgress: number,
  birthDate: text(40).nullable(),
  profilePicture: text(textLimits.url).nullable(),
  address: Address.nullable(),
  resume: shape({ id: uuid, status: oneOf(resumeStatuses) }).nullable(),
  countryCode: text(2),
  indRegistered: flag.nullable(),
  linkedinUrl: text(textLimits.url).nullable(),
  beingMatched: flag,
  preferredSalary: number.nullable(),
  preferences: CandidatePreferences.nullable(),
  lastMatchedAt: moment.nullable(),
  isTest: flag,
  testAttributes: json.nullable(),
}).meta({ id: 'Candidate' });
export type Candidate = z.output<typeof Candidate>;
