import { useLoginMutation } from '../gateway/account-api';
import { useErrorText } from '../gateway/errors';
import { config } from '../app/config';
import { browser } from '../browser/browser';
import { useNotify } from '../forms/notify';
import { useTrack } from '../browser/track';
import { useArrive } from './use-arrive';

export type Credentials = { email: string; password: string };

/** Signs in with an e-mail address and password. A failure is said in a toast and counted. Answers whether it worked. */
export const useLogin = (): { login: (credentials: Credentials) => Promise<boolean>; isPending: boolean } => {
  const [ask, { isLoading }] = useLoginMutation();
  const arrive = useArrive();
  const notify = useNotify();
  const errorText = useErrorText();
  const track = useTrack();

  const login = async (credentials: Credentials): Promise<boolean> => {
    try {
      const { exp, home } = await ask({ body: credentials }).unwrap();
      notify.settled();
      // The console is told, as it may not ask about anybody but administrators.
      if (home) browser.replace(`${config().urls[home]}/`);
      else await arrive(exp);
      return true;
    } catch (error) {
      notify.danger('login.failed', { reason: errorText(error) });
      track('user_login_failed');
      return false;
    }
  };
  return { login, isPending: isLoading };
};
