import { analyticsLimit, textLimits } from '@tandem/domain/limits';
import * as z from 'zod';
import { linkOutcomes } from '../auth/auth';
import { rpc } from '../define';
import { FileAnswer, Nothing, Queued } from '../entities/answers';
import { pageOf } from '../entities/page';
import { date, filled, idOf, flag, integer, json, number, oneOf, shape, strictEmail, text, uuid } from '../fields';
import { adminRoutes as at } from './admin.routes';
import { eventRoutes } from './event.routes';
import {
  AuditEntry,
  AuditQuery,
  EmployerQuery,
  EmployerRow,
  Queue,
  SignIn,
  TimelineEntry,
  UserPage,
  UserQuery,
  UserRow,
  VacancyQuery,
  VacancyRow,
  employerFilter,
  userFilter,
  vacancyFilter,
} from './admin.shapes';

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
  listUsers: rpc(at.listUsers, {
    query: UserQuery,
    output: UserPage,
    status: 200,
    summary: 'All accounts, 50 a page. Where no account has the words of a search, those whose names come close.',
  }),
  getUser: rpc(at.getUser, {
    params: shape({ id: idOf('user_not_found') }),
    output: UserRow.extend({
      /** Null for somebody brought in from elsewhere, who has no log-in; absent while the service that knows does not answer. */
      signIn: SignIn.nullable().optional(),
      timeline: z.array(TimelineEntry),
    }),
    status: 200,
    errors: ['user_not_found'],
    summary: 'One account, how it is signed in to and what happened to it.',
  }),
  mailVerification: rpc(at.mailVerification, { ...mailedLink, summary: 'Mails the link that proves an address once more.' }),
  mailPasswordLink: rpc(at.mailPasswordLink, { ...mailedLink, summary: 'Mails somebody a link to choose a new password.' }),
  endSessions: rpc(at.endSessions, {
    params: shape({ id: idOf('user_not_found') }),
    output: shape({ ended: integer }),
    status: 200,
    errors: ['user_not_found'],
    summary: 'Logs somebody out everywhere, for whoever fears that another uses his account. Answers how many sessions that ended.',
  }),
  unlockLogin: rpc(at.unlockLogin, {
    params: shape({ id: idOf('user_not_found') }),
    output: shape({ wasLocked: flag }),
    status: 200,
    errors: ['user_not_found'],
    summary: 'Lets somebody log in again whom too many wrong passwords keep out for now. Answers whether they did.',
  }),
  changeEmail: rpc(at.changeEmail, {
    params: shape({ id: idOf('user_not_found') }),
    body: shape({ email: strictEmail }),
    output: shape({ pendingEmail: text(textLimits.email).nullable() }),
    status: 202,
    errors: ['user_not_found', 'user_exists', 'email_locked', 'forbidden'],
    summary: 'Gives somebody who lost his mailbox another address: it counts once he has confirmed it. Not for administrators.',
  }),
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
  recordEvent: rpc(eventRoutes.recordEvent, {
    body: shape({ type: filled(100), data: json.nullish() }),
    output: Nothing,
    status: 202,
    errors: ['too_large'],
    summary: `Records something that happened on a screen, up to ${analyticsLimit} bytes, without personal data.`,
  }),
  statistics: rpc(eventRoutes.statistics, {
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
