import { accountTypes } from '@tandem/domain/account';
import { analyticsLimit, textLimits } from '@tandem/domain/limits';
import { resumeStatuses } from '@tandem/domain/resume';
import * as z from 'zod';
import { linkOutcomes, Session } from '../auth/auth';
import { rpc } from '../define';
import { FileAnswer, Nothing, Queued } from '../entities/answers';
import { MailPreferences } from '../entities/account';
import { Company } from '../entities/company';
import { pageOf, pageQuery } from '../entities/page';
import { AccountSnapshot } from '../entities/snapshots';
import { VacancyCard, VacancyFlags } from '../entities/vacancy';
import { date, filled, flag, idOf, integer, json, moment, number, oneOf, shape, text, uuid } from '../fields';
import { adminRoutes as at } from './admin.routes';

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

/** Of so many the next step was reached in the same days, 0 to 1: intakes of registrations, applications of completed intakes, interviews of applications. */
export const rateNames = ['intake_completed', 'applied', 'interview'] as const;

const filter = <const F extends readonly string[]>(fields: F) => ({
  /** Rows made on this day or later. */
  fromDate: date.optional(),
  sortField: oneOf(fields).optional(),
  sortDirection: oneOf(sortDirections).optional(),
  search: text(textLimits.search).optional(),
});
const userFilter = { ...filter(sortFields.users), accountType: oneOf(accountTypes).optional() };
const employerFilter = { ...filter(sortFields.employers), onlyActivelyScraping: flag.optional() };
const vacancyFilter = { ...filter(sortFields.vacancies), onlyActivelyScraping: flag.optional(), employerId: uuid.optional() };

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
/** How somebody gets in: whether the address is proved, which other one waits for that, and where the account is signed in. */
export const SignIn = shape({
  verifiedAt: moment.nullable(),
  hasPassword: flag,
  pendingEmail: text(textLimits.email).nullable(),
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

const day = shape({ day: text(40), count: integer });
const workParams = shape({ queue: filled(), id: filled() });
const mailedLink = {
  params: shape({ id: idOf('user_not_found') }),
  output: shape({ outcome: oneOf(linkOutcomes) }),
  status: 200,
  errors: ['user_not_found'],
} as const;
const csv = { output: FileAnswer, status: 200, answer: 'file', timeout: 60_000 } as const;

export const adminCalls = {
  overview: rpc(at.overview, {
    output: shape({
      users: integer,
      candidates: integer,
      employers: integer,
      vacancies: integer,
      publishedVacancies: integer,
      applications: integer,
      parkedWork: integer,
      newUsers: z.array(day),
      newApplications: z.array(day),
    }),
    status: 200,
    summary: 'The numbers of the console; the lists are of the last 30 days.',
  }),
  listUsers: rpc(at.listUsers, { query: UserQuery, output: pageOf(UserRow), status: 200, summary: 'All accounts, 50 a page.' }),
  getUser: rpc(at.getUser, {
    params: shape({ id: idOf('user_not_found') }),
    output: UserRow.extend({
      /** Null while the service that knows does not answer. */
      signIn: SignIn.nullable(),
      timeline: z.array(TimelineEntry),
    }),
    status: 200,
    errors: ['user_not_found'],
    summary: 'One account, how it is signed in to and what happened to it.',
  }),
  mailVerification: rpc(at.mailVerification, { ...mailedLink, summary: 'Mails the link that proves an address once more.' }),
  mailPasswordLink: rpc(at.mailPasswordLink, { ...mailedLink, summary: 'Mails somebody a link to choose a new password.' }),
  downloadUsers: rpc(at.downloadUsers, { query: shape(userFilter), ...csv, summary: 'All accounts of a filter as CSV.' }),
  listEmployers: rpc(at.listEmployers, {
    query: EmployerQuery,
    output: pageOf(EmployerRow),
    status: 200,
    summary: 'All companies, 50 a page.',
  }),
  getEmployer: rpc(at.getEmployer, {
    params: shape({ id: idOf('employer_not_found') }),
    output: EmployerRow.extend({ timeline: z.array(TimelineEntry) }),
    status: 200,
    errors: ['employer_not_found'],
    summary: 'One company and what happened to it.',
  }),
  downloadEmployers: rpc(at.downloadEmployers, { query: shape(employerFilter), ...csv, summary: 'All companies of a filter as CSV.' }),
  listVacancies: rpc(at.listVacancies, {
    query: VacancyQuery,
    output: pageOf(VacancyRow),
    status: 200,
    summary: 'All vacancies, 50 a page.',
  }),
  getVacancy: rpc(at.getVacancy, {
    params: shape({ id: idOf('vacancy_not_found') }),
    output: VacancyRow.extend({ timeline: z.array(TimelineEntry) }),
    status: 200,
    errors: ['vacancy_not_found'],
    summary: 'One vacancy and what happened to it.',
  }),
  downloadVacancies: rpc(at.downloadVacancies, { query: shape(vacancyFilter), ...csv, summary: 'All vacancies of a filter as CSV.' }),
  listAudit: rpc(at.listAudit, { query: AuditQuery, output: pageOf(AuditEntry), status: 200, summary: 'What admins did, newest first.' }),
  listQueues: rpc(at.listQueues, { output: z.array(Queue), status: 200, summary: 'Work that waits, runs or was given up, by service.' }),
  replayWork: rpc(at.replayWork, {
    params: workParams,
    output: Nothing,
    status: 204,
    errors: ['work_not_found'],
    summary: 'Tries given-up work again.',
  }),
  discardWork: rpc(at.discardWork, {
    params: workParams,
    output: Nothing,
    status: 204,
    errors: ['work_not_found'],
    summary: 'Drops given-up work.',
  }),
  analytics: rpc(at.analytics, {
    query: shape({ from: date.optional(), to: date.optional() }),
    output: shape({ types: z.array(shape({ type: text(), total: integer, days: z.array(day) })), rates: z.record(z.string(), number) }),
    status: 200,
    summary: 'How often each event happened a day, and the rates made of them.',
  }),
  recordEvent: rpc(at.recordEvent, {
    body: shape({ type: filled(100), data: json.nullish() }),
    output: Nothing,
    status: 202,
    errors: ['too_large'],
    summary: `Records something that happened on a screen, up to ${analyticsLimit} bytes, without personal data.`,
  }),
  statistics: rpc(at.statistics, {
    output: shape({ totalEmployers: integer, totalVacancies: integer, totalCandidates: integer }),
    status: 200,
    summary: 'The numbers on the home page.',
  }),

  /** What the console keeps about an account. */
  exportAccount: rpc(at.exportAccount, { body: shape({ accountId: uuid }), output: json, status: 200 }),
  /** Keeps that the caller looked at people whom another service knows; without an account it was whoever holds the key. */
  recordLook: rpc(at.recordLook, {
    body: shape({ action: text(), target: text(textLimits.paragraph).nullable() }),
    output: Nothing,
    status: 204,
  }),
  /** Copies everything anew from its owners. */
  rebuild: rpc(at.rebuild, { output: Queued, status: 202 }),
};
