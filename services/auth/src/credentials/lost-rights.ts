import type { Credential } from './credential.entity';

export type Rights = Pick<Credential, 'isAdmin' | 'companyId' | 'companyRole'>;

/** Whether tokens made with the old rights allow something that the new ones do not. */
export const hasLostRights = (old: Rights, now: Rights): boolean =>
  (old.isAdmin && !now.isAdmin) ||
  (old.companyId !== null && old.companyId !== now.companyId) ||
  (old.companyRole === 'Admin' && now.companyRole !== 'Admin');
