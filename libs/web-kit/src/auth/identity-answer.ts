import type { PopupAnswer } from './identity-popup';

/** What came back in the popup's address; or that it is not the answer to our question. */
export type Returned = { kind: 'answer'; answer: PopupAnswer } | { kind: 'mismatch' };

/**
 * Reads the address a provider has sent the popup back to. `expected` is the state that was sent along; a refusal needs
 * none, since it opens nothing.
 */
export const readReturned = (search: string, hash: string, expected: string | null, defaultDescription: string): Returned => {
  const given = new URLSearchParams(hash.startsWith('#') && hash.includes('=') ? hash.slice(1) : search);
  const error = given.get('error');
  if (error) {
    const description = given.get('error_description') || defaultDescription;
    return { kind: 'answer', answer: { source: 'identity', error, description } };
  }
  if (!expected || given.get('state') !== expected) return { kind: 'mismatch' };
  const [code, idToken] = [given.get('code'), given.get('id_token')];
  return { kind: 'answer', answer: { source: 'identity', ...(code && { code }), ...(idToken && { idToken }) } };
};
