import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { homeOf } from '../app/access';
import { browser } from '../browser/browser';
import { config } from '../app/config';
import { useAppDispatch } from '../app/dispatch';
import { useNotify } from '../forms/notify';
import { useSignIn } from '../session/session';
import { signedOut } from '../session/session-state';
import { storage } from '../browser/storage';

/**
 * Where somebody goes who has chosen a password by a mailed link: an activated account is signed in (its expiry is
 * given) and starts in its own app; after a reset, which ends all sessions, everybody logs in anew.
 */
export const useAfterPassword = (): ((exp: number | undefined) => Promise<void>) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const notify = useNotify();
  const signIn = useSignIn();
  return useCallback(
    async (exp) => {
      if (exp === undefined) {
        storage.tokenExpiry.remove();
        dispatch(signedOut());
        notify.success('reset.done');
        await navigate('/login', { replace: true });
        return;
      }
      const { app, urls } = config();
      const home = homeOf(app, await signIn(exp));
      if (home !== app) return browser.replace(`${urls[home]}/`);
      notify.success('activate.done');
      await navigate('/', { replace: true });
    },
    [dispatch, navigate, notify, signIn],
  );
};
