import { adminCalls } from '@tandem/contracts/admin/admin';
import { authCalls } from '@tandem/contracts/auth/auth';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import { notificationsCalls } from '@tandem/contracts/notifications/notifications';
import { referralsCalls } from '@tandem/contracts/referrals/referrals';
import { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import type { Stretch } from '@tandem/contracts/entities/stretch';
import type { Bus } from '@tandem/service-kit/bus';
import type { Ctx } from '@tandem/service-kit/context';

/** Whose data it is; `companyId` where he works, if he does. */
export type Owner = { accountId: string; companyId: string | null };
type Asks = (bus: Bus, ctx: Ctx, owner: Owner) => Promise<unknown>;

/** How many of a long list one answer brings: some hundred kilobytes. */
const LIMIT = 100;

/** All of a list that is told in stretches. */
const whole = async (ask: (query: { after: string | null; limit: number }) => Promise<Stretch<unknown>>): Promise<unknown[]> => {
  const all: unknown[] = [];
  let after: string | null = null;
  do {
    const { items, next } = await ask({ after, limit: LIMIT });
    all.push(...items);
    after = next;
  } while (after !== null);
  return all;
};

/** Each part of the product that keeps something about people, and how it is asked what. */
export const exportParts = {
  signIn: async (bus, ctx, { accountId }) => bus.call(authCalls.exportAccount, { body: { accountId } }, ctx),
  resume: async (bus, ctx, { accountId }) => bus.call(resumesCalls.exportAccount, { body: { accountId } }, ctx),
  matching: async (bus, ctx, { accountId }) => bus.call(matchingCalls.exportAccount, { body: { accountId } }, ctx),
  matches: async (bus, ctx, { accountId }) =>
    whole(async (query) => bus.call(matchingCalls.exportMatches, { body: { accountId }, query }, ctx)),
  vacancies: async (bus, ctx, { companyId }) =>
    companyId === null ? [] : whole(async (query) => bus.call(vacanciesCalls.exportCompany, { body: { companyId }, query }, ctx)),
  notifications: async (bus, ctx, { accountId }) =>
    whole(async (query) => bus.call(notificationsCalls.exportNotifications, { body: { accountId }, query }, ctx)),
  referrals: async (bus, ctx, { accountId }) => bus.call(referralsCalls.exportAccount, { body: { accountId } }, ctx),
  console: async (bus, ctx, { accountId }) => bus.call(adminCalls.exportAccount, { body: { accountId } }, ctx),
} satisfies Record<string, Asks>;
