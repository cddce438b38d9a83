import type { Account } from '@tandem/contracts/entities/account';
import { mailPreferences, type MailPreference } from '@tandem/domain/account';
import { Stack } from '@tandem/ui/layout';
import { Switch } from '@tandem/ui/switch';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNotify } from '../forms/notify';
import { isCalledOff } from '../gateway/api-error';
import { useText } from '../language/text';
import { useChangeMailPreferencesMutation } from './account-settings.api';

/** New matches are of candidates only. */
const kindsOf = ({ accountType }: Account): readonly MailPreference[] =>
  mailPreferences.filter((kind) => accountType === 'CANDIDATE' || kind !== 'newMatches');

/** Which mails somebody gets; each switch works at once. */
export const MailSwitches = ({ account }: { account: Account }) => {
  const t = useText();
  const notify = useNotify();
  const [change, { isLoading }] = useChangeMailPreferencesMutation();
  // A switch shows what was asked of it until the account is known anew, or until that failed.
  const [asked, setAsked] = useState<Partial<Record<MailPreference, boolean>>>({});
  const follow = useEffectEvent(() => {
    if (!isLoading) setAsked({});
  });
  useEffect(() => follow(), [account.mailPreferences]);
  const turn = async (kind: MailPreference, isOn: boolean): Promise<void> => {
    setAsked((before) => ({ ...before, [kind]: isOn }));
    try {
      await change({ body: { [kind]: isOn } }).unwrap();
      notify.settled();
    } catch (error) {
      setAsked((before) => (before[kind] === isOn ? { ...before, [kind]: undefined } : before));
      if (!isCalledOff(error)) notify.danger('profile.update_failed');
    }
  };
  return (
    <Stack>
      {kindsOf(account).map((kind) => (
        <Switch
          key={kind}
          isSelected={asked[kind] ?? account.mailPreferences[kind]}
          onChange={(isOn) => void turn(kind, isOn)}
          hint={t(`account.mails.${kind}.hint`, { side: account.accountType })}
        >
          {t(`account.mails.${kind}`)}
        </Switch>
      ))}
    </Stack>
  );
};
