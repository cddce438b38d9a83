import { apiErrorOf } from './api-error';
import { needsRefresh, refreshSession } from './refresh';
import { storage } from '../browser/storage';

/** The file name of a content-disposition header; of both spellings the one that holds every letter goes first. */
export const nameIn = (disposition: string): string | undefined => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return encoded ? decodeURIComponent(encoded) : /filename="?([^";]+)"?/.exec(disposition)?.[1];
};

/** Saves a file of the API on the reader's machine; the name the server gives it counts. Throws an `ApiError`. */
export const download = async (path: string, fileName: string): Promise<void> => {
  if (needsRefresh()) await refreshSession();
  const response = await fetch(`/api${path}`, { credentials: 'include', headers: { 'accept-language': storage.language.get() } });
  if (!response.ok) throw await apiErrorOf(response);
  const given = nameIn(response.headers.get('content-disposition') ?? '');
  const address = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), { href: address, download: given ?? fileName });
  link.click();
  URL.revokeObjectURL(address);
};
