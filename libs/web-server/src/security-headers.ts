/** Sources beyond the app's own that its content policy allows, e.g. `{ 'img-src': ['https://content.example'] }`. */
export type ExtraSources = Partial<Record<'script-src' | 'img-src' | 'connect-src' | 'frame-src', readonly string[]>> & {
  /** Who may show the app in a frame; nobody unless said. */
  'frame-ancestors'?: readonly string[];
};

const sources: Record<string, readonly string[]> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'media-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'frame-src': [],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': [],
};

/** The content policy of a page: scripts only from its own files, style elements only with the nonce. */
export const contentPolicy = (nonce: string, extra: ExtraSources = {}): string =>
  Object.entries({ ...sources, ...(extra['frame-ancestors']?.length ? {} : { 'frame-ancestors': ["'none'"] }) })
    .map(([name, own]) => [
      name,
      ...own,
      ...(extra[name as keyof ExtraSources] ?? []),
      ...(name === 'style-src' ? [`'nonce-${nonce}'`] : []),
    ])
    .filter((directive) => directive.length > 1)
    .map((directive) => directive.join(' '))
    .join('; ');

/** Sent with everything the server answers itself. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // The sign-in of LinkedIn and Google is a popup that answers its opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  // Pages have a policy of their own. A worker takes that of its file, so this one leaves it what it loads.
  'content-security-policy': "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** For answers over TLS: two years, and the apps' hosts below this one. */
export const strictTransport = 'max-age=63072000; includeSubDomains';
