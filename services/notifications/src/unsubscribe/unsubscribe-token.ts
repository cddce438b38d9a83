import { createHmac, timingSafeEqual } from 'node:crypto';
import { type MailPreference, mailPreferences } from '@tandem/domain/account';

/** What a link in a mail switches off, and for whom. */
export type Unsubscribing = { accountId: string; preference: MailPreference };

const signature = (secret: string, text: string) => createHmac('sha256', secret).update(`unsubscribe\n${text}`).digest();

/** The part of a link that switches one kind of mail off. It works for as long as the mail lies in somebody's box. */
export const unsubscribeToken = (secret: string, { accountId, preference }: Unsubscribing): string => {
  const text = `${accountId}.${preference}`;
  return `${text}.${signature(secret, text).toString('base64url')}`;
};

/** What a token says, or null when it is none of ours. */
export const readUnsubscribeToken = (secret: string, token: string): Unsubscribing | null => {
  const [accountId = '', name, given = ''] = token.split('.');
  const preference = mailPreferences.find((known) => known === name);
  const [a, b] = [Buffer.from(given, 'base64url'), signature(secret, `${accountId}.${name}`)];
  return preference && a.length === b.length && timingSafeEqual(a, b) ? { accountId, preference } : null;
};
