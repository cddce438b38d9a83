import type { AuditEntry } from '@tandem/contracts/admin/admin.shapes';
import { keyHolderId } from '@tandem/domain/account';
import { formatDate } from '@tandem/web-kit/language/format';
import type { TextOf, useTextIfAny } from '@tandem/web-kit/language/text';

type TextIfAny = ReturnType<typeof useTextIfAny>;
type Say = { t: TextOf; textIfAny: TextIfAny };

/** What was done, as a sentence; the name of the call for one that has none. */
export const deedOf = ({ action }: Pick<AuditEntry, 'action'>, textIfAny: TextIfAny): string =>
  textIfAny(`admin.audit.deed.${action}`) ?? action;

/** Who it was: an address, or whoever holds the key. */
export const whoOf = ({ adminId, adminEmail }: Pick<AuditEntry, 'adminId' | 'adminEmail'>, t: TextOf): string =>
  adminId === keyHolderId ? t('admin.audit.key') : adminEmail;

const lists = /^(list|download)(?!Test(Resume|Matches))/;
const tabs: Readonly<Record<string, string>> = {
  getUser: 'users',
  getUserMatches: 'users',
  mailVerification: 'users',
  mailPasswordLink: 'users',
  endSessions: 'users',
  unlockLogin: 'users',
  changeEmail: 'users',
  getEmployer: 'companies',
  getVacancy: 'vacancies',
};

const ofTests = [
  'changeCandidate',
  'changeResume',
  'matchCandidate',
  'getTestResume',
  'getTestMatches',
  'downloadTestResume',
  'downloadTestMatches',
];

/** Where whoever or what it was about can be looked at again; null for anything else. */
export const placeOf = ({ action, target }: Pick<AuditEntry, 'action' | 'target'>): string | null => {
  if (target && ofTests.includes(action)) return `/admin?tab=matching-tool&candidate=${target}`;
  return target && tabs[action] ? `/admin?tab=${tabs[action]}&open=${target}` : null;
};

/** What a list was asked for, in words: its filters first, then its order. */
const askedOf = (target: string | null, { t, textIfAny }: Say): string => {
  const asked = new URLSearchParams(target ?? '');
  const told = (name: string, say: (value: string) => string): string | null => {
    const value = asked.get(name);
    return value === null ? null : say(value);
  };
  const parts = [
    told('search', (value) => t('admin.audit.part.search', { value })),
    told('fromDate', (value) => t('admin.audit.part.from', { value: formatDate(value) })),
    told('accountType', (type) => t('admin.audit.part.type', { value: textIfAny(`admin.type.${type}`) ?? type })),
    asked.get('onlyActivelyScraping') === 'true' ? t('admin.audit.part.scraping') : null,
    told('employerId', () => t('admin.audit.part.employer')),
    told('sortField', (field) => {
      const column = (textIfAny(`admin.column.${field}`) ?? field).toLowerCase();
      return t('admin.audit.part.sort', { column, direction: asked.get('sortDirection') ?? 'ASC' });
    }),
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(', ') : t('admin.audit.part.whole');
};

/** Whose or which: the name of today, the filter of a list in words, or else what was recorded; null when nothing was. */
export const whomOf = ({ action, target, targetName }: Pick<AuditEntry, 'action' | 'target' | 'targetName'>, say: Say): string | null => {
  if (targetName) return targetName;
  return lists.test(action) ? askedOf(target, say) : target;
};
