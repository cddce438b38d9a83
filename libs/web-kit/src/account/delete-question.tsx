import type { Account } from '@tandem/contracts/entities/account';
import { normalEmail } from '@tandem/domain/fields';
import { AlertDialog } from '@tandem/ui/alert-dialog';
import { Stack } from '@tandem/ui/layout';
import { TextField } from '@tandem/ui/text-field';
import { useState } from 'react';
import { browser } from '../browser/browser';
import { leaveNotice } from '../browser/notice';
import { useNotify } from '../forms/notify';
import { useSignOut } from '../session/session';
import { clearForSignOut } from '../browser/storage';
import { useText } from '../language/text';
import { useTrack } from '../browser/track';
import { useDeleteAccountMutation } from './account-settings.api';

const goes = {
  CANDIDATE: ['profile', 'resume', 'wishes', 'matches', 'access'],
  EMPLOYER: ['profile', 'membership', 'company', 'access'],
} as const;
/** A company goes with its only member, and stays with the others as long as there are any. */
const isLeft = (account: Account): boolean => account.accountType === 'EMPLOYER' && account.accountInfo.members.length > 1;

/** Deletes the account, signs out and says so on the page that is loaded next. */
const useDeletion = () => {
  const notify = useNotify();
  const track = useTrack();
  const signOut = useSignOut();
  const [remove, { isLoading }] = useDeleteAccountMutation();
  const run = async (): Promise<void> => {
    try {
      await remove().unwrap();
    } catch (error) {
      // The question stays, with the address that was typed.
      return notify.error(error);
    }
    track('user_deleted');
    await signOut({ isQuiet: true });
    clearForSignOut();
    leaveNotice({ tone: 'success', id: 'account.delete.done' });
    browser.go('/');
  };
  return { run, isLoading };
};

/** Names what goes with an account and asks for its e-mail address. */
export const DeleteQuestion = ({ account, onClose }: { account: Account; onClose: () => void }) => {
  const t = useText();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { run, isLoading } = useDeletion();
  const type = (value: string): void => {
    setTyped(value);
    setWrong(false);
  };
  return (
    <AlertDialog
      isOpen
      isDestructive
      isPending={isLoading}
      title={t('account.delete.title')}
      confirmLabel={t('account.delete.confirm')}
      cancelLabel={t('account.delete.keep')}
      onConfirm={() => (normalEmail(typed) === account.email ? void run() : setWrong(true))}
      onCancel={onClose}
    >
      <Stack>
        <p>{t('account.delete.text')}</p>
        <ul>
          {goes[account.accountType].map(
            (thing) => !(thing === 'company' && isLeft(account)) && <li key={thing}>{t(`account.delete.goes.${thing}`)}</li>,
          )}
        </ul>
        <TextField
          type="email"
          autoComplete="off"
          label={t('account.delete.type', { email: account.email })}
          value={typed}
          onChange={type}
          errorMessage={isWrong ? t('account.delete.wrong') : undefined}
        />
      </Stack>
    </AlertDialog>
  );
};
