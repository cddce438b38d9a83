import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { homeOf, pathIn } from '../app/access';
import { browser } from '../browser/browser';
import { config } from '../app/config';
import { localPath } from '../browser/return-path';
import { useSignIn } from '../session/session';

/** After a call that signs in: takes the session over. Somebody who belongs to another app is sent there; in this one the page's own rule leads on. */
export const useArrive = (): ((exp: number) => Promise<void>) => {
  const signIn = useSignIn();
  const { search } = useLocation();
  return useCallback(
    async (exp) => {
      const { app, urls } = config();
      const account = await signIn(exp);
      const home = homeOf(app, account);
      const [pathname = '/', query = ''] = localPath(new URLSearchParams(search).get('redirectTo')).split('?', 2);
      if (home !== app) browser.replace(urls[home] + pathIn(home, { pathname, search: query && `?${query}` }));
    },
    [search, signIn],
  );
};
