import type { UserRow } from '@tandem/contracts/admin/admin.shapes';
import { Badge } from '@tandem/ui/badge';
import { Link } from '@tandem/ui/link';
import type { TableColumn } from '@tandem/ui/table';
import { formatDate } from '@tandem/web-kit/language/format';
import { useText } from '@tandem/web-kit/language/text';
import { Missing } from '../table/missing';

/** The columns a list of users has, all of them sortable. */
export const userFields = [
  'email',
  'accountType',
  'authProvider',
  'createdAt',
  'updatedAt',
  'firstName',
  'lastName',
  'phone',
  'linkedinUrl',
] as const;
export type UserField = (typeof userFields)[number];

const TypeBadge = ({ type }: { type: UserRow['accountType'] }) => (
  <Badge tone={type === 'EMPLOYER' ? 'accent' : 'line'}>{useText()(`admin.type.${type}`)}</Badge>
);

const ProviderName = ({ provider }: { provider: UserRow['authProvider'] }) => useText()(`admin.provider.${provider}`);

const count = <T,>(rows: readonly T[], is: (row: T) => boolean) => rows.filter(is).length;

const cells: Record<UserField, TableColumn<UserRow>['cell']> = {
  email: ({ email }) => email,
  accountType: ({ accountType }) => <TypeBadge type={accountType} />,
  authProvider: ({ authProvider }) => <ProviderName provider={authProvider} />,
  createdAt: ({ createdAt }) => formatDate(createdAt),
  updatedAt: ({ updatedAt }) => formatDate(updatedAt),
  firstName: ({ firstName }) => firstName ?? <Missing />,
  lastName: ({ lastName }) => lastName ?? <Missing />,
  phone: ({ phone }) => phone ?? <Missing />,
  linkedinUrl: ({ linkedinUrl }) => (linkedinUrl ? <ProfileLink href={linkedinUrl} /> : <Missing />),
};

const ProfileLink = ({ href }: { href: string }) => (
  <Link href={href} target="_blank" rel="noreferrer" isQuiet>
    {useText()('admin.profile')}
  </Link>
);

/** Columns with the totals of the page that is shown. */
export const useUserColumns = (rows: readonly UserRow[]): TableColumn<UserRow>[] => {
  const t = useText();
  const totals: Partial<Record<UserField, string>> = {
    email: t('admin.sum.page', { count: rows.length }),
    accountType: t('admin.sum.types', {
      candidates: count(rows, ({ accountType }) => accountType === 'CANDIDATE'),
      employers: count(rows, ({ accountType }) => accountType === 'EMPLOYER'),
    }),
    authProvider: t('admin.sum.email', { count: count(rows, ({ authProvider }) => authProvider === 'email') }),
    phone: t('admin.sum.phone', { count: count(rows, ({ phone }) => Boolean(phone)) }),
    linkedinUrl: t('admin.sum.linkedin', { count: count(rows, ({ linkedinUrl }) => Boolean(linkedinUrl)) }),
  };
  return userFields.map((id) => ({ id, label: t(`admin.column.${id}`), cell: cells[id], isSortable: true, total: totals[id] ?? '' }));
};
