import { accountTypes } from '@tandem/domain/account';
import { textLimits } from '@tandem/domain/limits';
import { resumeStatuses } from '@tandem/domain/resume';
import * as z from 'zod';
import { Session } from '../auth/auth';
import { MailPreferences } from '../entities/account';
import { Company } from '../entities/company';
import { pageOf, pageQuery } from '../entities/page';
import { AccountSnapshot } from '../entities/snapshots';
import { VacancyCard, VacancyFlags } from '../entities/vacancy';
import { date, flag, integer, json, moment, oneOf, shape, text, uuid } from '../fields';

/** Columns each table can be sorted by. */
export const sortFields = {
  users: ['email', 'accountType', 'authProvider', 'createdAt', 'updatedAt', 'firstName', 'lastName', 'phone', 'linkedinUrl'],
  employers: ['companyName', 'createdAt', 'activelyScraping', 'amountVacancies'],
  vacancies: ['title', 'createdAt', 'isScraped', 'employer'],
} as const;
export const sortDirections = ['ASC', 'DESC'] as const;

/**
 * What a timeline tells of, with its facts:
 * registered `authProvider`; verified; created; intakeCompleted; resumeRead `status`; matched; published `isFirst`;
 * moved `from`, `to`, `actor`, `matchId`, `vacancyId`, `vacancyTitle`, `companyName`, `candidateId`, `candidateName`;
 * signedIn `device`; notified `type`, a kind of notification; mailed `kind`, a kind of notification, message or link.
 */
export const happenings = [
  'registered',
  'verified',
  'created',
  'intakeCompleted',
  'resumeRead',
  'matched',
  'published',
  'moved',
  'signedIn',
  'notified',
  'mailed',
] as const;
export type Happening = (typeof happenings)[number];

/** What the product itself counts a day, beside the events that screens record. */
export const countedTypes = ['registered', 'intake_completed', 'matched', 'applied', 'interview'] as const;
export type CountedType = (typeof countedTypes)[number];

/** What screens record; each has a name of its own in the console. */
export const recordedEvents = [
  'user_registered',
  'user_login_failed',
  'user_deleted',
  'intake_step_saved',
  'job_preferences_saved',
  'flag_dealbreaker_used',
  'search',
  'match_moved',
  'vacancy_source_sent',
  'vacancy_published',
  'invite',
] as const;
export type RecordedEvent = (typeof recordedEvents)[number];

/**
 * How far people came in the same days; none where there is nothing to be a part of. Intakes are a part of the registrations and
 * interviews of the applications, 0 to 1; applications are so many for each completed intake. Companies, which apply nowhere, are
 * in none of them.
 */
export const rateNames = ['intake_completed', 'applied', 'interview'] as const;

const filter = <const F extends readonly string[]>(fields: F) => ({
  /** Rows made on this day or later. */
  fromDate: date.optional(),
  sortField: oneOf(fields).optional(),
  sortDirection: oneOf(sortDirections).optional(),
  search: text(textLimits.search).optional(),
});
export const userFilter = { ...filter(sortFields.users), accountType: oneOf(accountTypes).optional() };
export const employerFilter = { ...filter(sortFields.employers), onlyActivelyScraping: flag.optional() };
export const vacancyFilter = { ...filter(sortFields.vacancies), onlyActivelyScraping: flag.optional(), employerId: uuid.optional() };

export const UserQuery = shape({ ...userFilter, ...pageQuery });
export type UserQuery = z.output<typeof UserQuery>;
export const EmployerQuery = shape({ ...employerFilter, ...pageQuery });
export type EmployerQuery = z.output<typeof EmployerQuery>;
export const VacancyQuery = shape({ ...vacancyFilter, ...pageQuery });
export type VacancyQuery = z.output<typeof VacancyQuery>;

export const UserRow = AccountSnapshot.pick({
  email: true,
  firstName: true,
  lastName: true,
  phone: true,
  linkedinUrl: true,
  accountType: true,
  authProvider: true,
  isAdmin: true,
  createdAt: true,
  updatedAt: true,
})
  .extend({
    id: uuid,
    mailPreferences: MailPreferences,
    /** The resume of a candidate, the company of an employer. */
    accountInfo: shape({
      resume: shape({ status: oneOf(resumeStatuses) }).nullable(),
      employer: shape({ id: uuid, companyName: text() }).nullable(),
    }),
  })
  .meta({ id: 'UserRow' });
export type UserRow = z.output<typeof UserRow>;
/** A page of accounts; `isAlike` where none has the words of the search and these only come close, `alike` whose names come close besides a few that have them. */
export const UserPage = pageOf(UserRow).extend({ isAlike: z.literal(true).optional(), alike: z.array(UserRow).optional() });
export type UserPage = z.output<typeof UserPage>;
/** How somebody gets in: whether the address is proved, which other one waits for that, until when wrong passwords keep him out, and where the account is signed in. */
export const SignIn = shape({
  verifiedAt: moment.nullable(),
  hasPassword: flag,
  pendingEmail: text(textLimits.email).nullable(),
  lockedUntil: moment.nullish(),
  /** What locks it are wrong passwords for many accounts from where somebody is. */
  isNetworkLocked: flag.optional(),
  sessions: z.array(Session.pick({ userAgent: true, createdAt: true, lastUsedAt: true })),
}).meta({ id: 'SignIn' });
export type SignIn = z.output<typeof SignIn>;
export const EmployerRow = Company.pick({
  id: true,
  companyName: true,
  activelyScraping: true,
  amountVacancies: true,
  intakeProgress: true,
  createdAt: true,
  updatedAt: true,
}).meta({ id: 'EmployerRow' });
export type EmployerRow = z.output<typeof EmployerRow>;
export const VacancyRow = VacancyCard.pick({
  id: true,
  title: true,
  employer: true,
  isScraped: true,
  originalUrl: true,
  filledSince: true,
  createdAt: true,
})
  .extend({ flags: VacancyFlags })
  .meta({ id: 'VacancyRow' });
export type VacancyRow = z.output<typeof VacancyRow>;

/** Something that happened to a row: a word with its facts, put into a sentence by the console. */
export const TimelineEntry = shape({ at: moment, what: oneOf(happenings), facts: json }).meta({ id: 'TimelineEntry' });
export type TimelineEntry = z.output<typeof TimelineEntry>;

/** Newest first; each word of a search is looked for in the admin's address, the action and the target, in what screens call those in any language, and in the target's name of today. */
export const AuditQuery = shape({ search: text(textLimits.search).optional(), fromDate: date.optional(), ...pageQuery });
export type AuditQuery = z.output<typeof AuditQuery>;

/** What an admin looked at or did. */
export const AuditEntry = shape({
  id: uuid,
  at: moment,
  adminId: uuid,
  adminEmail: text(textLimits.email),
  /** The verb of the call, e.g. getUser. */
  action: text(),
  /** Whose or which: an id, or the filter of a list. */
  target: text(textLimits.paragraph).nullable(),
  /** What the target is called today; null when it is gone or has no name. */
  targetName: text(textLimits.email).nullable(),
}).meta({ id: 'AuditEntry' });
export type AuditEntry = z.output<typeof AuditEntry>;

/** Work that was given up and waits for a person. */
export const ParkedWork = shape({
  id: text(),
  kind: oneOf(['event', 'job']),
  name: text(),
  consumer: text().nullable(),
  attempts: integer,
  error: text(textLimits.paragraph).nullable(),
  since: moment,
}).meta({ id: 'ParkedWork' });
export type ParkedWork = z.output<typeof ParkedWork>;

/** How much work a service has. */
export const workCounts = {
  waiting: integer,
  running: integer,
  /** Of what waits, how much failed before and is tried again. */
  failed: integer,
  /** How much was given up; `parked` shows the newest of it. */
  amountParked: integer,
  /** How long the oldest untold event has waited, in seconds. */
  outboxLag: integer,
};

/** The work of one service; the queue's name is the service's. One that does not answer is not reachable, and its numbers are 0. */
export const Queue = shape({ queue: text(), isReachable: flag, ...workCounts, parked: z.array(ParkedWork) }).meta({ id: 'Queue' });
export type Queue = z.output<typeof Queue>;
