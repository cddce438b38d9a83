import type { EmployerAccount } from '@tandem/contracts/entities/account';
import type { Member } from '@tandem/contracts/entities/company';
import { isLastAdmin, memberRoles, type MemberRole } from '@tandem/domain/company';
import { Badge } from '@tandem/ui/badge';
import { Button } from '@tandem/ui/button';
import { Card, CardHead } from '@tandem/ui/card';
import { ErrorState } from '@tandem/ui/error-state';
import { Row, Stack } from '@tandem/ui/layout';
import { Select } from '@tandem/ui/select';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { Table, type TableColumn } from '@tandem/ui/table';
import { Note, Text } from '@tandem/ui/text';
import { accountName } from '@tandem/web-kit/session/account-name';
import { useErrorText } from '@tandem/web-kit/gateway/errors';
import { useText } from '@tandem/web-kit/language/text';
import { Check, Mail } from 'lucide-react';
import { useRef } from 'react';
import { InviteForm } from './invite-form';
import styles from './members.module.css';
import { useMembersQuery } from './members.api';
import { useMemberActions } from './use-member-actions';

type Rights = { mayManage: boolean; members: readonly Member[] };

const State = ({ state }: Pick<Member, 'state'>) => {
  const t = useText();
  const isActive = state === 'Active';
  return (
    <Badge tone={isActive ? 'success' : 'neutral'}>
      {isActive ? <Check /> : <Mail />}
      {t(`settings.state.${state}`)}
    </Badge>
  );
};

const Who = ({ member }: { member: Member }) => (
  <div className={styles.who}>
    {accountName(member)}
    {accountName(member) !== member.email && (
      <Text as="div" size="small" tone="muted">
        {member.email}
      </Text>
    )}
  </div>
);

const Role = ({ member, mayManage, members }: Rights & { member: Member }) => {
  const t = useText();
  const { changeRole } = useMemberActions(member);
  if (!mayManage) return t(`settings.role.${member.role}`);
  return (
    <Select
      className={styles.role}
      label={t('settings.role_of', { name: accountName(member) })}
      isLabelHidden
      placeholder={t('settings.role')}
      isDisabled={isLastAdmin(members, member.id)}
      value={member.role}
      options={memberRoles.map((role) => ({ value: role, label: t(`settings.role.${role}`) }))}
      onChange={(role) => role !== member.role && void changeRole(role as MemberRole)}
    />
  );
};

const Actions = ({ member, members, onRemoved }: Rights & { member: Member; onRemoved: () => void }) => {
  const t = useText();
  const { resend, remove } = useMemberActions(member);
  const name = accountName(member);
  return (
    <Row className={styles.actions}>
      {member.state === 'Invited' && (
        <Button size="small" aria-label={t('settings.resend_to', { name })} onPress={() => void resend()}>
          {t('settings.resend')}
        </Button>
      )}
      <Button
        size="small"
        variant="danger"
        isDisabled={isLastAdmin(members, member.id)}
        data-member={member.id}
        aria-label={t('wizard.remove', { name })}
        onPress={() => void remove(onRemoved)}
      >
        {t('settings.remove')}
      </Button>
    </Row>
  );
};

/** The row that was acted on goes, and its buttons with it; whoever had the focus there goes on in the next row, or the one before. */
const goOn = (place: HTMLElement | null, members: readonly Member[], gone: Member): void => {
  const index = members.findIndex(({ id }) => id === gone.id);
  const next = (members[index + 1] ?? members[index - 1])?.id;
  const button = place?.querySelector<HTMLButtonElement>(`[data-member="${next}"]:enabled`);
  (button ?? place)?.focus();
};

/** Who acts for the company. Admins invite, change and remove; one of them always stays. */
export const Members = ({ account }: { account: EmployerAccount }) => {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, refetch } = useMembersQuery();
  const place = useRef<HTMLDivElement>(null);
  if (!data && error) {
    return (
      <ErrorState title={t('settings.members_error')} retryLabel={t('action.retry')} onRetry={() => void refetch()}>
        {errorText(error)}
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <Loading label={t('settings.members_loading')}>
        <SkeletonText lines={5} />
      </Loading>
    );
  }
  const mayManage = data.some(({ id, role, state }) => id === account.id && role === 'Admin' && state === 'Active');
  const rights = { mayManage, members: data };
  const columns: TableColumn<Member>[] = [
    { id: 'user', label: t('settings.user'), cell: (member) => <Who member={member} /> },
    { id: 'role', label: t('settings.role'), cell: (member) => <Role member={member} {...rights} /> },
    { id: 'state', label: t('settings.state'), cell: ({ state }) => <State state={state} /> },
  ];
  if (mayManage)
    columns.push({
      id: 'actions',
      label: t('settings.actions'),
      cell: (member) => <Actions member={member} onRemoved={() => goOn(place.current, data, member)} {...rights} />,
    });
  return (
    <Stack gap={6}>
      {mayManage ? (
        <Card as="section">
          <CardHead title={t('settings.invite')} />
          <InviteForm />
        </Card>
      ) : (
        <Text tone="soft">{t('settings.admins_only')}</Text>
      )}
      <div ref={place} tabIndex={-1} role="group" aria-label={t('settings.members')}>
        <Table label={t('settings.members')} columns={columns} rows={data} keyOf={({ id }) => id} empty={null} whenNarrow="stacks" />
      </div>
      {mayManage && data.some(({ id }) => isLastAdmin(data, id)) && <Note>{t('settings.last_admin')}</Note>}
    </Stack>
  );
};
