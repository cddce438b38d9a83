import { problem } from '@tandem/contracts/codes';
import { Problem } from '@tandem/contracts/problem';
import type { Access } from '@tandem/contracts/route';
import type { Ctx } from './context';

const signedIn = (ctx: Ctx) => (ctx.accountId ? null : problem('unauthorized'));
const ofType = (type: 'CANDIDATE' | 'EMPLOYER') => (ctx: Ctx) => signedIn(ctx) ?? (ctx.accountType === type ? null : problem('forbidden'));

/** What each kind of access asks of a caller. The key of `apiKey` calls is compared by the gateway, which alone sees it. */
const asks: Record<Access, (ctx: Ctx) => Problem | null> = {
  anonymous: () => null,
  apiKey: () => null,
  internal: () => null,
  account: signedIn,
  CANDIDATE: ofType('CANDIDATE'),
  EMPLOYER: ofType('EMPLOYER'),
  admin: (ctx) => signedIn(ctx) ?? (ctx.isAdmin ? null : problem('forbidden')),
};

/** Why this caller may not make a call of this access, or null when it may. */
export const refusalOf = (access: Access, ctx: Ctx): Problem | null => asks[access](ctx);

/** The caller's account. @throws Problem unauthorized (401) for a visitor. */
export const accountOf = (ctx: Ctx): string => {
  if (!ctx.accountId) throw problem('unauthorized');
  return ctx.accountId;
};

/** The caller's company. @throws Problem forbidden (403) for an account without one. */
export const companyOf = (ctx: Ctx): string => {
  if (!ctx.companyId) throw problem('forbidden');
  return ctx.companyId;
};
