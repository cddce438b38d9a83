import type { adminCalls } from '@tandem/contracts/admin/admin';
import type { UserRow } from '@tandem/contracts/admin/admin.shapes';
import { Avatar } from '@tandem/ui/avatar';
import { DataList } from '@tandem/ui/data-list';
import { Row, Stack } from '@tandem/ui/layout';
import { Link } from '@tandem/ui/link';
import { LinkButton } from '@tandem/ui/link-button';
import { Text } from '@tandem/ui/text';
import type { AnswerOf } from '@tandem/web-kit/gateway/call';
import { formatDate, formatDateTime } from '@tandem/web-kit/language/format';
import { useText } from '@tandem/web-kit/language/text';
import { useUserQuery } from '../console.api';
import { Drawer, DrawerPart, DrawerWaiting, standing } from '../drawer';
import { polled } from '../polling';
import { Timeline } from '../timeline';
import { SignInPart } from './sign-in-part';
import { mailPreferences } from '@tandem/domain/account';

type User = AnswerOf<typeof adminCalls.getUser>;

/** What somebody is called here. */
export const nameOf = ({ firstName, lastName, email }: UserRow) => [firstName, lastName].filter(Boolean).join(' ') || email;

const useMails = ({ mailPreferences: mails }: UserRow): string => {
  const t = useText();
  const wanted = mailPreferences.filter((kind) => mails[kind]).map((kind) => t(`admin.mails.${kind}`));
  return wanted.length > 0 ? wanted.join(', ') : t('admin.none');
};

const AccountFacts = ({ user }: { user: User }) => {
  const t = useText();
  const { resume, employer } = user.accountInfo;
  const rows = [
    { label: t('admin.column.email'), value: user.email },
    { label: t('admin.column.phone'), value: user.phone },
    { label: t('admin.column.authProvider'), value: t(`admin.provider.${user.authProvider}`) },
    {
      label: t('admin.column.linkedinUrl'),
      value: user.linkedinUrl && (
        <Link href={user.linkedinUrl} target="_blank" rel="noreferrer">
          {user.linkedinUrl}
        </Link>
      ),
    },
    { label: t('admin.resume'), value: resume && t(`admin.resume.${resume.status}`) },
    {
      label: t('admin.company'),
      value: employer && <Link href={`/admin?tab=companies&open=${employer.id}`}>{employer.companyName || t('admin.untitled')}</Link>,
    },
    { label: t('admin.mails'), value: useMails(user) },
    { label: t('admin.isAdmin'), value: user.isAdmin ? t('admin.yes') : null },
    { label: t('admin.column.updatedAt'), value: formatDateTime(user.updatedAt) },
    { label: t('admin.id'), value: user.id },
  ];
  return <DataList rows={rows} />;
};

/** One account: what is known of it and what happened to it. */
export const UserDrawer = ({ id, matchesHref, onClose }: { id: string; matchesHref: string; onClose: () => void }) => {
  const t = useText();
  const answer = useUserQuery({ params: { id } }, polled);
  const user = standing(answer);
  if (!user) return <DrawerWaiting title={t('admin.account')} answer={answer} onClose={onClose} />;
  const name = nameOf(user);
  return (
    <Drawer
      title={name}
      onClose={onClose}
      about={
        <Row>
          <Avatar name={name} size="small" />
          {t(`admin.since.${user.accountType}`, { date: formatDate(user.createdAt) })}
        </Row>
      }
    >
      <DrawerPart title={t('admin.account')}>
        <AccountFacts user={user} />
      </DrawerPart>
      {user.accountType === 'CANDIDATE' && (
        <DrawerPart title={t('admin.user.matches')}>
          <Stack gap={2}>
            <div>
              <LinkButton href={matchesHref}>{t('admin.user.matches.show')}</LinkButton>
            </div>
            <Text size="tiny" tone="muted">
              {t('admin.user.matches.hint')}
            </Text>
          </Stack>
        </DrawerPart>
      )}
      <SignInPart user={user} />
      <Timeline entries={user.timeline} />
    </Drawer>
  );
};
