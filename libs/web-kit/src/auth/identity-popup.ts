import type { Provider } from '@tandem/ui/provider-icon';
import { config } from '../app/config';
import { storage } from '../browser/storage';

/** What a provider's popup tells the page that opened it. */
export type PopupAnswer = { source: 'identity'; code?: string; idToken?: string; error?: string; description?: string };

/** Where both providers send people back to. */
export const redirectUri = (): string => `${window.location.origin}/register/linkedin`;

/** What nobody guesses. */
export const word = (): string => crypto.randomUUID().replaceAll('-', '');

const questions = {
  google: (nonce) => ({ response_type: 'id_token', response_mode: 'fragment', nonce, prompt: 'select_account' }),
  // Gives no nonce back, and its code is changed for a token by the server alone.
  linkedin: () => ({ response_type: 'code' }),
} satisfies Record<Provider, (nonce: string) => Record<string, string>>;

/** The address at which a provider asks somebody who he is; null where this installation is not known there. */
export const questionUrl = (provider: Provider, state: string, nonce: string): string | null => {
  const known = config().signIn[provider];
  if (!known) return null;
  const url = new URL(known.authorizeUrl);
  const query = {
    client_id: known.clientId,
    redirect_uri: redirectUri(),
    scope: 'openid profile email',
    state,
    ...questions[provider](nonce),
  };
  Object.entries(query).forEach(([name, value]) => url.searchParams.set(name, value));
  return url.href;
};

const isAnswer = (data: unknown): data is PopupAnswer =>
  typeof data === 'object' && data !== null && 'source' in data && data.source === 'identity';

/** What providers say of somebody who changed his mind: LinkedIn at its login and at its question, and OAuth's own word, which is Google's. */
const calledOff = new Set(['user_cancelled_login', 'user_cancelled_authorize', 'access_denied']);

/** The browser did not open the window. */
export class PopupBlocked extends Error {}

/** How often it is looked whether somebody has closed the popup, in milliseconds. */
const LOOK = 500;

/**
 * Asks a provider in a popup who somebody is; to be called while a press is handled, or browsers block it. Gives the proof,
 * or null when somebody called it off or closed the popup. Throws `PopupBlocked` when the browser opened none, and an `Error` with the provider's own words when it refused.
 */
export const askProvider = async (provider: Provider, nonce = word()): Promise<string | null> => {
  const state = word();
  const url = questionUrl(provider, state, nonce);
  if (!url) return null;
  storage.linkedinState.set(state);
  const popup = window.open(url, 'identity', 'popup,width=520,height=680');
  if (!popup) throw new PopupBlocked();
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearInterval(timer);
      window.removeEventListener('message', hear);
    };
    const hear = ({ origin, data }: MessageEvent<unknown>): void => {
      if (origin !== window.location.origin || !isAnswer(data)) return;
      stop();
      if (data.error && calledOff.has(data.error)) resolve(null);
      else if (data.error) reject(new Error(data.description ?? data.error));
      else resolve(data.code ?? data.idToken ?? null);
    };
    let wasClosed = false;
    const timer = setInterval(() => {
      if (!popup.closed) return;
      // It closes itself as soon as it has spoken, and on a busy machine that is seen before it is heard.
      if (!wasClosed) return void (wasClosed = true);
      stop();
      resolve(null);
    }, LOOK);
    window.addEventListener('message', hear);
  });
};
