import { createHmac, timingSafeEqual } from 'node:crypto';
import { ages } from '@tandem/domain/limits';

/** Objects under this folder are for everybody; all others need a signed link. */
export const PUBLIC = 'public/';

const signature = (secret: string, key: string, expires: number) =>
  createHmac('sha256', secret).update(`file\n${key}\n${expires}`).digest('base64url');

/** The path at which the gateway serves an object: as it is when public, else with a token good for 15 minutes or as said. `now` in milliseconds. */
export const filePath = (secret: string, key: string, now: number, seconds: number = ages.signedFile): string => {
  if (key.startsWith(PUBLIC)) return `/files/${key}`;
  const expires = Math.floor(now / 1_000) + seconds;
  return `/files/${key}?token=${expires}.${signature(secret, key, expires)}`;
};

/** Whether a token opens this object now. */
export const mayRead = (secret: string, key: string, token: string | undefined, now: number): boolean => {
  if (key.startsWith(PUBLIC)) return true;
  const [expires = '', given = ''] = (token ?? '').split('.');
  if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1_000 < now) return false;
  const [a, b] = [Buffer.from(given), Buffer.from(signature(secret, key, Number(expires)))];
  return a.length === b.length && timingSafeEqual(a, b);
};
