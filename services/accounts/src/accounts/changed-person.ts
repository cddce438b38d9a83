import { normalPhone } from '@tandem/domain/fields';
import type { Account } from './account.entity';

/** What people may say about themselves; absent stays, null or an empty text clears. */
export type PersonPatch = { firstName?: string; lastName?: string; phone?: string | null; linkedinUrl?: string | null };

/** Text as it is kept: trimmed, and nothing instead of an empty one. */
export const textOrNull = (value: string | null): string | null => value?.trim() || null;

/** Drops keys that were not sent, so that they do not overwrite. */
export const sent = <T extends object>(change: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: Exclude<T[K], undefined> };

/** The columns of an account that a patch changes. */
export const changedPerson = ({ firstName, lastName, phone, linkedinUrl }: PersonPatch): Partial<Account> =>
  sent({
    firstName: firstName?.trim(),
    lastName: lastName?.trim(),
    phone: phone === undefined ? undefined : textOrNull(phone && normalPhone(phone)),
    linkedinUrl: linkedinUrl === undefined ? undefined : textOrNull(linkedinUrl),
  });
