// Browsers drop tabs and line breaks inside a URL, so "/\t/host" would become another site's address.
const hidden = /[\u0000-\u001f\u007f]/;

/**
 * A path inside this app, safe to go to: one leading slash, no backslash, no scheme or host.
 * Anything else gives the fallback.
 */
export const localPath = (value: string | null | undefined, fallback = '/'): string => {
  if (!value || !value.startsWith('/') || value.startsWith('//') || value.includes('\\') || hidden.test(value)) return fallback;
  return value;
};

/** The address of a page that returns to `path` when its work is done. */
export const withReturn = (page: string, path: string): string => (path === '/' ? page : `${page}?redirectTo=${encodeURIComponent(path)}`);
