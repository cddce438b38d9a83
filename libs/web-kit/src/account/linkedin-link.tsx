import type { Account } from '@tandem/contracts/entities/account';
import { Button } from '@tandem/ui/button';
import { Row, Stack } from '@tandem/ui/layout';
import { Link } from '@tandem/ui/link';
import { usePopup } from '@tandem/ui/popup';
import { ProviderIcon } from '@tandem/ui/provider-icon';
import { Text } from '@tandem/ui/text';
import { useState } from 'react';
import { isApiError } from '../gateway/api-error';
import { askProvider, redirectUri } from '../auth/identity-popup';
import { useProviderReason } from '../auth/provider-reason';
import { config } from '../app/config';
import { useNotify } from '../forms/notify';
import { useText } from '../language/text';
import { useLinkLinkedinMutation, useUnlinkLinkedinMutation } from './account-settings.api';

const useLinking = () => {
  const t = useText();
  const ask = usePopup();
  const notify = useNotify();
  const reasonOf = useProviderReason();
  const [link] = useLinkLinkedinMutation();
  const [unlink, { isLoading: isUnlinking }] = useUnlinkLinkedinMutation();
  const [isLinking, setLinking] = useState(false);
  const start = async (): Promise<void> => {
    setLinking(true);
    try {
      const code = await askProvider('linkedin');
      if (code) await link({ body: { code, redirectUri: redirectUri() } }).unwrap();
      if (code) notify.success('account.linkedin.linked');
    } catch (error) {
      // The code speaks of an address; here it is the profile at LinkedIn that opens somebody's account already.
      if (isApiError(error) && error.detail === 'user_exists') notify.danger('account.linkedin.taken');
      else notify.danger('login.linkedin_failed', { reason: reasonOf(error) });
    }
    setLinking(false);
  };
  const stop = async (): Promise<void> => {
    const labels = { confirmLabel: t('account.linkedin.unlink'), cancelLabel: t('account.linkedin.keep') };
    if (!(await ask({ title: t('account.linkedin.unlink_title'), text: t('account.linkedin.unlink_text'), ...labels }))) return;
    await unlink()
      .unwrap()
      .then(() => notify.success('account.linkedin.unlinked'), notify.error);
  };
  return { start, stop, isLinking, isUnlinking };
};

/** Whether LinkedIn opens this account too, and the ways to change that. Nothing where this installation is not known there. */
export const LinkedinLink = ({ account }: { account: Account }) => {
  const t = useText();
  const { start, stop, isLinking, isUnlinking } = useLinking();
  const isLinked = account.isLinkedinLinked ?? false;
  if (!config().signIn.linkedin && !isLinked) return null;
  return (
    <Row isSpread>
      <Row gap={3}>
        <ProviderIcon provider="linkedin" />
        <Stack gap={1}>
          <span>LinkedIn</span>
          <Text as="span" size="small" tone="muted">
            {account.linkedinUrl && isLinked ? (
              <Link href={account.linkedinUrl}>{account.linkedinUrl}</Link>
            ) : (
              t(isLinked ? 'account.linkedin.is_linked' : 'account.linkedin.hint')
            )}
          </Text>
        </Stack>
      </Row>
      {isLinked ? (
        <Button size="small" isPending={isUnlinking} onPress={() => void stop()}>
          {t('account.linkedin.unlink')}
        </Button>
      ) : (
        <Button size="small" isPending={isLinking} onPress={() => void start()}>
          {t('account.linkedin.link')}
        </Button>
      )}
    </Row>
  );
};
