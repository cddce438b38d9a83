import type { Address } from '@tandem/contracts/entities/address';
import { textLimits } from '@tandem/domain/limits';
import { travelModes, type TravelMode } from '@tandem/domain/preferences';
import { storedJson } from '../browser/storage';

/** The search form. */
export type PromptForm = { search: string; address: Address | null; travelMode: TravelMode; travelTime: number | null };

/** A form that can be sent. */
export type Prompt = { search: string; address: Address; travelMode: TravelMode; travelTime: number };

export const emptyPrompt: PromptForm = { search: '', address: null, travelMode: 'CAR', travelTime: 30 };
export const longestPrompt = textLimits.search;

const isForm = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const { search, address, travelMode, travelTime } = value as Record<string, unknown>;
  return (
    typeof search === 'string' &&
    (address === null || typeof address === 'object') &&
    travelModes.some((mode) => mode === travelMode) &&
    (travelTime === null || typeof travelTime === 'number')
  );
};

/** The form as it was last sent; it is sent again on return. */
export const storedPrompt = storedJson<PromptForm | null>('promptForm', isForm, () => null);

/** What is sent, or null while something is missing. */
export const promptOf = ({ search, address, travelMode, travelTime }: PromptForm): Prompt | null =>
  search.trim() && address?.city && travelTime ? { search: search.trim(), address, travelMode, travelTime } : null;

/** Of an address only what a search needs: the rest is nobody's business. */
export const queryOf = ({ search, address, travelMode, travelTime }: Prompt, sessionId: string) => {
  const { city, country, latitude, longitude } = address;
  return { search, address: { city, country, latitude, longitude }, travelMode, travelTime, sessionId };
};
export type SearchQuery = ReturnType<typeof queryOf>;
