import { problem } from '@tandem/contracts/codes';
import type { Ctx } from '@tandem/service-kit/context';
import type { Vacancy } from './vacancy.entity';

export const isOwner = (ctx: Ctx, vacancy: Vacancy): boolean =>
  ctx.accountType === 'EMPLOYER' && vacancy.companyId !== null && vacancy.companyId === ctx.companyId;

/** Everybody sees what is published; a draft is there for its owner and administrators only. */
export const maySee = (ctx: Ctx, vacancy: Vacancy): boolean => vacancy.isPublished || isOwner(ctx, vacancy) || ctx.isAdmin;

/** @throws Problem vacancy_not_found (404) for what the caller cannot see, forbidden (403) for what is somebody else's. */
export const requireOwner = (ctx: Ctx, vacancy: Vacancy | null): Vacancy => {
  if (!vacancy || !maySee(ctx, vacancy)) throw problem('vacancy_not_found');
  if (!isOwner(ctx, vacancy)) throw problem('forbidden');
  return vacancy;
};
