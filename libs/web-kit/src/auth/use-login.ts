import { useLocation } from 'react-router';
import { homeOf, pathIn } from '../access';
import { useLoginMutation } from '../account-api';
import { browser } from '../browser';
import { config } from '../config';
import { useErrorText } from '../errors';
import { useNotify } from '../notify';
import { localPath } from '../return-path';
import { useSignIn } from '../session';
import { useTrack } from '../track';

export type Credentials = { email: string; password: string };

/**
 * Signs in with an e-mail address and password. Somebody who belongs to another app is sent there; in this one the
 * page's own rule leads on. A failure is said in a toast and counted. Answers whether it worked.
 */
export const useLogin = (): { login: (credentials: Credentials) => Promise<boolean>; isPending: boolean } => {
  const [ask, { isLoading }] = useLoginMutation();
  const signIn = useSignIn();
  const notify = useNotify();
  const errorText = useErrorText();
  const track = useTrack();
  const { search } = useLocation();

  const login = async (credentials: Credentials): Promise<boolean> => {
    const { app, urls } = config();
    try {
      const { exp } = await ask({ body: credentials }).unwrap();
      const account = await signIn(exp);
      const home = homeOf(app, account);
      const [pathname = '/', query = ''] = localPath(new URLSearchParams(search).get('redirectTo')).split('?', 2);
      if (home !== app) browser.replace(urls[home] + pathIn(home, { pathname, search: query && `?${query}` }));
      return true;
    } catch (error) {
      notify.danger('login.failed', { reason: errorText(error) });
      track('user_login_failed');
      return false;
    }
  };
  return { login, isPending: isLoading };
};
