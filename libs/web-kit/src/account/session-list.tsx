import type { Session } from '@tandem/contracts/auth/auth';
import { Badge } from '@tandem/ui/badge';
import { Button } from '@tandem/ui/button';
import { ErrorState } from '@tandem/ui/error-state';
import { Row, Stack } from '@tandem/ui/layout';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { Text } from '@tandem/ui/text';
import { useState } from 'react';
import { useErrorText } from '../gateway/errors';
import { formatDateTime } from '../language/format';
import { useNotify } from '../forms/notify';
import { useText } from '../language/text';
import { useEndSessionMutation, useSessionsQuery } from './account-settings.api';
import { browserName } from './browser-name';

const SessionRow = ({ session }: { session: Session }) => {
  const t = useText();
  const notify = useNotify();
  const [end, { isLoading }] = useEndSessionMutation();
  const name = browserName(session.userAgent) ?? t('account.sessions.unknown');
  const signOut = async (): Promise<void> => {
    try {
      await end({ params: { id: session.id } }).unwrap();
      notify.success('account.sessions.ended', { name });
    } catch (error) {
      notify.error(error);
    }
  };
  return (
    <Row role="listitem" isSpread>
      <div>
        <Text as="span">{name}</Text> {session.isCurrent && <Badge tone="accent">{t('account.sessions.here')}</Badge>}
        <Text size="small" tone="muted">
          {t('account.sessions.used', { moment: formatDateTime(session.lastUsedAt) })}
        </Text>
      </div>
      {!session.isCurrent && (
        <Button size="small" isPending={isLoading} aria-label={t('account.sessions.end_named', { name })} onPress={() => void signOut()}>
          {t('account.sessions.end')}
        </Button>
      )}
    </Row>
  );
};

const first = 5;

/** Where the account is signed in, with a way to sign out there. */
export const SessionList = () => {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, refetch } = useSessionsQuery();
  const [isWhole, setWhole] = useState(false);
  if (error) {
    return (
      <ErrorState title={t('account.sessions.failed')} retryLabel={t('action.retry')} onRetry={() => void refetch()}>
        {errorText(error)}
      </ErrorState>
    );
  }
  if (!data) return <Loading label={t('account.sessions.loading')}><SkeletonText lines={3} /></Loading>; // prettier-ignore
  const sessions = [...data].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastUsedAt.localeCompare(a.lastUsedAt));
  const shown = isWhole ? sessions : sessions.slice(0, first);
  return (
    <Stack>
      <Stack role="list">
        {shown.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </Stack>
      {shown.length < sessions.length && (
        <Button variant="quiet" size="small" onPress={() => setWhole(true)}>
          {t('account.sessions.all', { count: sessions.length })}
        </Button>
      )}
    </Stack>
  );
};
