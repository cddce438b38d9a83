import type { adminCalls } from '@tandem/contracts/admin/admin';
import { Button } from '@tandem/ui/button';
import { DataList } from '@tandem/ui/data-list';
import { Row, Stack } from '@tandem/ui/layout';
import { usePopup } from '@tandem/ui/popup';
import { Text } from '@tandem/ui/text';
import { browserName } from '@tandem/web-kit/account/browser-name';
import type { AnswerOf } from '@tandem/web-kit/gateway/call';
import { formatDateTime, formatTime } from '@tandem/web-kit/language/format';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { useText } from '@tandem/web-kit/language/text';
import { AtSign, KeyRound, LockOpen, LogOut, MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useEndSessionsMutation, useMailPasswordLinkMutation, useMailVerificationMutation, useUnlockLoginMutation } from '../console.api';
import { DrawerPart } from '../drawer';
import { NewAddressDialog } from './new-address-dialog';
import styles from './sign-in-part.module.css';

type User = AnswerOf<typeof adminCalls.getUser>;
type SignIn = NonNullable<User['signIn']>;

const Sessions = ({ sessions }: Pick<SignIn, 'sessions'>) => {
  const t = useText();
  if (sessions.length === 0) return t('admin.signin.nowhere');
  return (
    <ul className={styles.sessions}>
      {sessions.map(({ userAgent, createdAt, lastUsedAt }) => (
        <li key={createdAt} title={userAgent ?? undefined}>
          {browserName(userAgent) ?? t('account.sessions.unknown')}
          <Text size="tiny" tone="soft" className={styles.used}>
            {t('admin.signin.used', { date: formatDateTime(lastUsedAt) })}
          </Text>
        </li>
      ))}
    </ul>
  );
};

/** Logs somebody out everywhere, for whoever fears that another is in his account. */
const LogOutEverywhere = ({ user: { id, email } }: { user: User }) => {
  const t = useText();
  const ask = usePopup();
  const notify = useNotify();
  const [end, ending] = useEndSessionsMutation();
  const press = async (): Promise<void> => {
    const isSure = await ask({
      title: t('admin.help.logout'),
      text: t('admin.help.logout.text', { email }),
      confirmLabel: t('admin.help.logout'),
      cancelLabel: t('admin.cancel'),
      isDestructive: true,
    });
    if (!isSure) return;
    await end({ params: { id } })
      .unwrap()
      .then(({ ended }) => notify.success('admin.help.logout.done', { ended }))
      .catch(notify.error);
  };
  return (
    <Button size="small" onPress={() => void press()} isPending={ending.isLoading}>
      <LogOut />
      {t('admin.help.logout')}
    </Button>
  );
};

/** For whoever was kept out by too many wrong passwords. */
const UnlockLogin = ({ user: { id, email } }: { user: User }) => {
  const t = useText();
  const notify = useNotify();
  const [unlock, unlocking] = useUnlockLoginMutation();
  const press = async (): Promise<void> => {
    await unlock({ params: { id } })
      .unwrap()
      .then(() => notify.success('admin.help.unlock.done', { email }))
      .catch(notify.error);
  };
  return (
    <Button size="small" onPress={() => void press()} isPending={unlocking.isLoading}>
      <LockOpen />
      {t('admin.help.unlock')}
    </Button>
  );
};

/** The links that somebody could ask for himself, mailed to his own address; another address for whoever lost that one. */
const Help = ({ user, signIn }: { user: User; signIn: SignIn }) => {
  const { id, email, authProvider, isAdmin } = user;
  const t = useText();
  const notify = useNotify();
  const [verify, verifying] = useMailVerificationMutation();
  const [allow, allowing] = useMailPasswordLinkMutation();
  const [isMoving, setMoving] = useState(false);
  // The button stays once it was pressed, and the focus with it.
  const [wasSomewhere] = useState(signIn.sessions.length > 0);
  const params = { id };
  const mail = async (sent: Promise<{ outcome: 'mailed' | 'too_soon' | 'not_needed' }>): Promise<void> => {
    await sent
      .then(({ outcome }) => notify[outcome === 'mailed' ? 'success' : 'info']('admin.help.outcome', { outcome, email }))
      .catch(notify.error);
  };
  // So does this one.
  const [wasLocked, setWasLocked] = useState(false);
  if (signIn.lockedUntil && !wasLocked) setWasLocked(true);
  const hasOwnPassword = signIn.hasPassword || authProvider === 'email';
  return (
    <Row>
      {wasLocked && <UnlockLogin user={user} />}
      {!signIn.verifiedAt && signIn.hasPassword && (
        <Button size="small" onPress={() => void mail(verify({ params }).unwrap())} isPending={verifying.isLoading}>
          <MailCheck />
          {t('admin.help.verification')}
        </Button>
      )}
      {hasOwnPassword && (
        <Button size="small" onPress={() => void mail(allow({ params }).unwrap())} isPending={allowing.isLoading}>
          <KeyRound />
          {t('admin.help.password')}
        </Button>
      )}
      {authProvider === 'email' && !isAdmin && (
        <Button size="small" onPress={() => setMoving(true)}>
          <AtSign />
          {t('admin.help.address')}
        </Button>
      )}
      {(wasSomewhere || signIn.sessions.length > 0) && <LogOutEverywhere user={user} />}
      {isMoving && <NewAddressDialog id={id} email={email} onClose={() => setMoving(false)} />}
    </Row>
  );
};

/** How somebody gets in, and what staff can do when he cannot. */
export const SignInPart = ({ user }: { user: User }) => {
  const t = useText();
  const { signIn, authProvider: provider } = user;
  if (!signIn) {
    return (
      <DrawerPart title={t('admin.signin')}>
        <Text tone="muted">{t(signIn === null ? 'admin.signin.none' : 'admin.signin.unknown')}</Text>
      </DrawerPart>
    );
  }
  const { verifiedAt, hasPassword, pendingEmail, lockedUntil, isNetworkLocked, sessions } = signIn;
  const rows = [
    {
      label: t('admin.signin.address'),
      value: verifiedAt ? t('admin.signin.verified', { date: formatDateTime(verifiedAt) }) : t('admin.signin.unverified'),
    },
    { label: t('admin.signin.pending'), value: pendingEmail },
    { label: t('admin.signin.password'), value: t(hasPassword ? 'admin.signin.set' : 'admin.signin.provider', { provider }) },
    {
      label: t('admin.signin.locked'),
      value: lockedUntil && t(isNetworkLocked ? 'admin.signin.until_network' : 'admin.signin.until', { time: formatTime(lockedUntil) }),
    },
    { label: t('admin.signin.sessions'), value: <Sessions sessions={sessions} /> },
  ];
  return (
    <DrawerPart title={t('admin.signin')}>
      <DataList rows={rows} />
      <Stack gap={2} className={styles.help}>
        {!hasPassword && provider !== 'email' && (
          <Text size="tiny" tone="muted">
            {t('admin.signin.no_password', { provider })}
          </Text>
        )}
        <Help user={user} signIn={signIn} />
      </Stack>
    </DrawerPart>
  );
};
