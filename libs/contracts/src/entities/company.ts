import { companySizes, industries, memberRoles, memberStates } from '@tandem/domain/company';
import { textLimits } from '@tandem/domain/limits';
import * as z from 'zod';
import { flag, integer, list, moment, number, oneOf, shape, text, uuid } from '../fields';
import { Address } from './address';

/** Somebody who acts for a company. The id is the account's. */
export const Member = shape({
  id: uuid,
  email: text(textLimits.email),
  firstName: text().nullable(),
  lastName: text().nullable(),
  role: oneOf(memberRoles),
  state: oneOf(memberStates),
}).meta({ id: 'Member' });
export type Member = z.output<typeof Member>;

export const Websites = shape({
  home: text(textLimits.url).nullish(),
  careers: text(textLimits.url).nullish(),
  aboutUs: text(textLimits.url).nullish(),
  other: text(textLimits.url).nullish(),
}).meta({ id: 'Websites' });
export type Websites = z.output<typeof Websites>;

/** What everybody may see of a company. Summary, banner and logo are paths of public files. */
export const PublicCompany = shape({
  id: uuid,
  companyName: text(),
  industry: oneOf(industries).nullable(),
  companySize: oneOf(companySizes).nullable(),
  address: Address.nullable(),
  foundingDate: text(40).nullable(),
  websites: Websites,
  linkedinUrl: text(textLimits.url).nullable(),
  summaryUrl: text(textLimits.url).nullable(),
  bannerUrl: text(textLimits.url).nullable(),
  logoUrl: text(textLimits.url).nullable(),
}).meta({ id: 'PublicCompany' });
export type PublicCompany = z.output<typeof PublicCompany>;

/** A company as its members see it. intakeProgress is 0 to 100; summaryDraftUrl is `<GENERATING>` while a draft is written. */
export const Company = PublicCompany.extend({
  phone: text(40).nullable(),
  indRegistration: flag,
  summaryDraftUrl: text(textLimits.url).nullable(),
  intakeProgress: number,
  hasPendingJobs: flag,
  members: list(Member, 10_000),
  activelyScraping: flag,
  amountVacancies: integer,
  userDescription: text(textLimits.paragraph).nullable(),
  createdAt: moment,
  updatedAt: moment,
}).meta({ id: 'Company' });
export type Company = z.output<typeof Company>;
