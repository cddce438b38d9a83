import { createHash, createHmac } from 'node:crypto';
import type { OpenSearchQuery } from '@tandem/contracts/matching/search';

const plain = (text: string | null | undefined): string => (text ?? '').toLowerCase().replace(/\s+/g, ' ').trim();
const rounded = (degrees: number | null | undefined): number | null =>
  typeof degrees === 'number' ? Math.round(degrees * 100) / 100 : null;

/** Names a search: the same words, place, mode and minutes are the same search, however they are written. */
export const keyOf = ({ search, address, travelMode, travelTime }: OpenSearchQuery): string => {
  const where = [plain(address.city), plain(address.country), rounded(address.latitude), rounded(address.longitude)];
  return createHash('sha256')
    .update(JSON.stringify([plain(search), where, travelMode, travelTime]))
    .digest('base64url');
};

/** An address as it is counted: not readable by who sees the table. */
export const hashedAddress = (ip: string | null, secret: string): string | null =>
  ip && createHmac('sha256', secret).update(`search ${ip}`).digest('base64url');
