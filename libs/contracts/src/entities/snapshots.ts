import { accountTypes, authProviders } from '@tandem/domain/account';
import { memberRoles, memberStates } from '@tandem/domain/company';
import { textLimits } from '@tandem/domain/limits';
import { resumeStatuses } from '@tandem/domain/resume';
import * as z from 'zod';
import { flag, list, moment, number, oneOf, shape, text, uuid } from '../fields';
import { MailPreferences } from './account';
import { Address } from './address';
import { CandidatePreferences } from './candidate-preferences';
import { Company } from './company';
import { Education, Skill, WorkExperience } from './resume-entries';
import { Vacancy } from './vacancy';

/**
 * What services tell each other about what they own: the payload of state events and the answer of snapshot calls.
 * A candidate's id is his account's id.
 */

/** An account as other services know it. */
export const AccountSnapshot = shape({
  accountId: uuid,
  email: text(textLimits.email),
  firstName: text().nullable(),
  lastName: text().nullable(),
  phone: text(40).nullable(),
  linkedinUrl: text(textLimits.url).nullable(),
  accountType: oneOf(accountTypes),
  authProvider: oneOf(authProviders),
  language: oneOf(['en', 'nl']),
  isAdmin: flag,
  isTest: flag,
  mailPreferences: MailPreferences,
  /** An employer's place in his company. */
  membership: shape({ companyId: uuid, role: oneOf(memberRoles), state: oneOf(memberStates) }).nullable(),
  createdAt: moment,
  updatedAt: moment,
});
export type AccountSnapshot = z.output<typeof AccountSnapshot>;

/**
 * A candidate as other services know him. `wishes` is all that ranking may read; name, picture, date of birth and
 * nationality are no part of it.
 */
export const CandidateSnapshot = shape({
  candidateId: uuid,
  contact: shape({
    firstName: text().nullable(),
    lastName: text().nullable(),
    email: text(textLimits.email).nullable(),
    phone: text(40).nullable(),
    linkedinUrl: text(textLimits.url).nullable(),
    /** Key of the picture in the object store. */
    picture: text(textLimits.url).nullable(),
    address: Address.nullable(),
  }),
  wishes: shape({
    preferences: CandidatePreferences.nullable(),
    city: text().nullable(),
    country: text().nullable(),
    latitude: number.nullable(),
    longitude: number.nullable(),
  }),
  isTest: flag,
  intakeProgress: number,
  createdAt: moment,
});
export type CandidateSnapshot = z.output<typeof CandidateSnapshot>;

/** A company as other services know it. Files are named by their public paths. */
export const CompanySnapshot = Company.pick({
  companyName: true,
  industry: true,
  companySize: true,
  address: true,
  foundingDate: true,
  websites: true,
  logoUrl: true,
  summaryUrl: true,
  userDescription: true,
  activelyScraping: true,
  intakeProgress: true,
  createdAt: true,
  updatedAt: true,
}).extend({
  companyId: uuid,
  members: list(shape({ accountId: uuid, role: oneOf(memberRoles), state: oneOf(memberStates) }), 10_000),
});
export type CompanySnapshot = z.output<typeof CompanySnapshot>;

/** A candidate's resume as other services know it. */
export const ResumeSnapshot = shape({
  resumeId: uuid,
  candidateId: uuid,
  status: oneOf(resumeStatuses),
  summary: text(textLimits.paragraph).nullable(),
  educations: list(Education, 500),
  workExperiences: list(WorkExperience, 500),
  skills: list(Skill, 500),
});
export type ResumeSnapshot = z.output<typeof ResumeSnapshot>;

/** A vacancy as other services know it, drafts included; only a published one may be shown or ranked. */
export const VacancySnapshot = Vacancy.omit({ source: true, amountPotentialCandidates: true }).extend({
  isPublished: flag,
  companySize: Company.shape.companySize,
  industry: Company.shape.industry,
});
export type VacancySnapshot = z.output<typeof VacancySnapshot>;
