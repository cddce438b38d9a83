import { apiErrorOf } from './api-error';
import { needsRefresh, refreshSession } from './refresh';
import { storage } from './storage';

/** Saves a file of the API on the reader's machine; the name the server gives it counts. Throws an `ApiError`. */
export const download = async (path: string, fileName: string): Promise<void> => {
  if (needsRefresh()) await refreshSession();
  const response = await fetch(`/api${path}`, { credentials: 'include', headers: { 'accept-language': storage.language.get() } });
  if (!response.ok) throw await apiErrorOf(response);
  const given = /filename="?([^";]+)"?/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const address = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), { href: address, download: given ?? fileName });
  link.click();
  URL.revokeObjectURL(address);
};
