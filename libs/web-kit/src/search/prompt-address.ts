import { travelModes } from '@tandem/domain/preferences';
import type { Prompt } from './prompt';

const page = '/jobs';

/** Where a search is carried out: the page of all searches, with what was asked in its query. */
export const promptAddress = ({ search, address: { city, country, latitude, longitude }, travelMode, travelTime }: Prompt): string => {
  const parts = { search, city, country, latitude, longitude, travelMode, travelTime };
  const given = Object.entries(parts).filter(([, value]) => value !== undefined && value !== null);
  return `${page}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`;
};

const numberOf = (text: string | null): number | undefined => (text && Number.isFinite(Number(text)) ? Number(text) : undefined);

/** The search in the query of an address, or null where it is not whole. */
export const promptInAddress = (query: URLSearchParams): Prompt | null => {
  const search = query.get('search')?.trim();
  const city = query.get('city')?.trim();
  const travelTime = numberOf(query.get('travelTime'));
  const travelMode = travelModes.find((mode) => mode === query.get('travelMode'));
  if (!search || !city || !travelTime || !travelMode) return null;
  const country = query.get('country') ?? undefined;
  const address = { city, country, latitude: numberOf(query.get('latitude')), longitude: numberOf(query.get('longitude')) };
  return { search, address, travelMode, travelTime };
};
