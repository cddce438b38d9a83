import { adminRoutes } from '@tandem/contracts/admin/admin.routes';

type Input = { params?: Record<string, string>; query?: Record<string, unknown> };
export type Act = { action: string; target: string | null };

/** What a list was asked for, without the page: turning one is no new look. */
const asked = ({ query }: Input): string | null => {
  const { page: _page, pageSize: _size, ...filter } = query ?? {};
  return Object.keys(filter).length ? new URLSearchParams(filter as Record<string, string>).toString() : null;
};
const one = ({ params }: Input): string | null => params?.['id'] ?? null;
const work = ({ params }: Input): string | null => `${params?.['queue']} ${params?.['id']}`;

/** Calls an admin answers for, each with what of its input says whose or which. The others show numbers only. */
const recorded: Readonly<Record<string, (input: Input) => string | null>> = {
  [adminRoutes.listUsers.subject]: asked,
  [adminRoutes.getUser.subject]: one,
  [adminRoutes.mailVerification.subject]: one,
  [adminRoutes.mailPasswordLink.subject]: one,
  [adminRoutes.endSessions.subject]: one,
  [adminRoutes.unlockLogin.subject]: one,
  [adminRoutes.changeEmail.subject]: one,
  [adminRoutes.downloadUsers.subject]: asked,
  [adminRoutes.listEmployers.subject]: asked,
  [adminRoutes.getEmployer.subject]: one,
  [adminRoutes.downloadEmployers.subject]: asked,
  [adminRoutes.listVacancies.subject]: asked,
  [adminRoutes.getVacancy.subject]: one,
  [adminRoutes.downloadVacancies.subject]: asked,
  [adminRoutes.listAudit.subject]: asked,
  [adminRoutes.replayWork.subject]: work,
  [adminRoutes.discardWork.subject]: work,
};

/** What of a call is kept, or null when nothing is. */
export const actOf = (subject: string, input: Input): Act | null => {
  const target = recorded[subject];
  return target ? { action: subject.slice(subject.indexOf('.') + 1), target: target(input) } : null;
};
