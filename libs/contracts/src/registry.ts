import { accountsCalls } from './accounts/accounts';
import { accountsEvents } from './accounts/accounts.events';
import { accountsJobs } from './accounts/accounts.jobs';
import { adminCalls } from './admin/admin';
import { adminJobs } from './admin/admin.jobs';
import { authCalls } from './auth/auth';
import { authEvents } from './auth/auth.events';
import { authJobs } from './auth/auth.jobs';
import { serviceNames, type Event, type Job, type Rpc } from './define';
import { gatewayCalls } from './gateway/gateway';
import { matchingCalls } from './matching/matching';
import { matchingEvents } from './matching/matching.events';
import { matchingJobs } from './matching/matching.jobs';
import { notificationsCalls } from './notifications/notifications';
import { notificationsEvents } from './notifications/notifications.events';
import { notificationsJobs } from './notifications/notifications.jobs';
import { parkedCalls } from './parked';
import { referralsCalls } from './referrals/referrals';
import { referralsJobs } from './referrals/referrals.jobs';
import { resumesCalls } from './resumes/resumes';
import { resumesEvents } from './resumes/resumes.events';
import { resumesJobs } from './resumes/resumes.jobs';
import type { HttpRoute } from './route';
import { vacanciesCalls } from './vacancies/vacancies';
import { vacanciesEvents } from './vacancies/vacancies.events';
import { vacanciesJobs } from './vacancies/vacancies.jobs';

/** A call that is reachable over HTTP. */
export type HttpCall = Rpc<HttpRoute>;

const callTables: readonly Record<string, Rpc>[] = [
  gatewayCalls,
  authCalls,
  accountsCalls,
  resumesCalls,
  vacanciesCalls,
  matchingCalls,
  notificationsCalls,
  referralsCalls,
  adminCalls,
  ...serviceNames.map(parkedCalls),
];
const eventTables: readonly Record<string, Event>[] = [
  authEvents,
  accountsEvents,
  resumesEvents,
  vacanciesEvents,
  matchingEvents,
  notificationsEvents,
];
const jobTables: readonly Record<string, Job>[] = [
  authJobs,
  accountsJobs,
  resumesJobs,
  vacanciesJobs,
  matchingJobs,
  notificationsJobs,
  referralsJobs,
  adminJobs,
];

/** Every call of the product. */
export const allCalls: readonly Rpc[] = callTables.flatMap((table) => Object.values(table));
/** Every event. */
export const allEvents: readonly Event[] = eventTables.flatMap((table) => Object.values(table));
/** Every kind of job. */
export const allJobs: readonly Job[] = jobTables.flatMap((table) => Object.values(table));

export const isHttpCall = (call: Rpc): call is HttpCall => call.route.access !== 'internal';
/** The calls that have a path. */
export const httpCalls: readonly HttpCall[] = allCalls.filter(isHttpCall);

const bySubject = new Map<string, Rpc>(allCalls.map((call) => [call.route.subject, call]));
const eventsByName = new Map<string, Event>(allEvents.map((event) => [event.name, event]));
const jobsByName = new Map<string, Job>(allJobs.map((job) => [job.name, job]));

export const callOf = (subject: string): Rpc | undefined => bySubject.get(subject);
export const eventOf = (name: string): Event | undefined => eventsByName.get(name);
export const jobOf = (name: string): Job | undefined => jobsByName.get(name);

/** The service a subject or an event belongs to; `gateway` answers its own calls. */
export const ownerOf = (name: string): string => name.split('.')[0] ?? '';
