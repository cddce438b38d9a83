import { problem } from '@tandem/contracts/codes';
import type { Ctx } from '@tandem/service-kit/context';

/** The caller's account. */
export const accountOf = (ctx: Ctx): string => {
  if (!ctx.accountId) throw problem('unauthorized');
  return ctx.accountId;
};

/** The caller's company. @throws Problem forbidden (403) for an account without one. */
export const companyOf = (ctx: Ctx): string => {
  if (!ctx.companyId) throw problem('forbidden');
  return ctx.companyId;
};
