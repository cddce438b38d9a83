import type { AccountType } from '@tandem/domain/account';
import type { Provider } from '@tandem/ui/provider-icon';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSignInWithGoogleMutation, useSignInWithLinkedinMutation } from '../gateway/account-api';
import { isMissing } from '../gateway/api-error';
import { useNotify } from '../forms/notify';
import { storage } from '../browser/storage';
import { useText } from '../language/text';
import { useTrack } from '../browser/track';
import { askProvider, redirectUri, word } from './identity-popup';
import { nonceIn } from './identity-token';
import { useProviderReason } from './provider-reason';
import { useArrive } from './use-arrive';

const failures = { google: 'login.google_failed', linkedin: 'login.linkedin_failed' } as const;
type Asked = { accountType?: AccountType; referral?: string | null };

/**
 * Signs in with Google or LinkedIn; with an account type an account is opened for whoever has none, without one they
 * are led to register. A closed popup means nothing.
 */
export const useProviderLogin = ({ accountType, referral }: Asked) => {
  const [google] = useSignInWithGoogleMutation();
  const [linkedin] = useSignInWithLinkedinMutation();
  const [pending, setPending] = useState<Provider | null>(null);
  const arrive = useArrive();
  const navigate = useNavigate();
  const { search } = useLocation();
  const notify = useNotify();
  const t = useText();
  const track = useTrack();
  const reasonOf = useProviderReason();

  const send = async (provider: Provider, proof: string) => {
    const shared = { accountType, referral, resumeId: storage.openResumeId.get() };
    if (provider === 'google') return google({ body: { accessToken: proof, ...shared } }).unwrap();
    return linkedin({ body: { code: proof, redirectUri: redirectUri(), ...shared } }).unwrap();
  };
  const login = async (provider: Provider): Promise<void> => {
    setPending(provider);
    try {
      const nonce = word();
      const proof = await askProvider(provider, nonce);
      // A token for another question is one that was given to somebody else, or before.
      if (proof && provider === 'google' && nonceIn(proof) !== nonce) throw new Error(t('linkedin.state.text'));
      if (proof) {
        const { exp } = await send(provider, proof);
        notify.settled();
        if (accountType) track('user_registered', { provider });
        await arrive(exp);
      }
    } catch (error) {
      if (!accountType && isMissing(error)) {
        notify.info('login.no_account_yet');
        await navigate(`/register${search}`);
      } else notify.danger(failures[provider], { reason: reasonOf(error) });
    }
    setPending(null);
  };
  return { login, pending };
};
