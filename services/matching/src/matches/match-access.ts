import { problem } from '@tandem/contracts/codes';
import { isVisibleToEmployer } from '@tandem/domain/match-moves';
import type { Ctx } from '@tandem/service-kit/context';
import type { Match } from './match.entity';

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

/** Whether the employer sees a match: somebody has applied, and that is not longer ago than he may keep it. */
export const isSeenByEmployer = ({ status, appliedAt, forgottenAt }: Match): boolean =>
  forgottenAt === null && isVisibleToEmployer(status, appliedAt !== null);
