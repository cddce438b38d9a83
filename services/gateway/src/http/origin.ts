import { problem } from '@tandem/contracts/codes';

type Headers = Record<string, string | string[] | undefined>;

/** Origins that may change state: the three apps', with both names of this machine where they are local. */
export const allowedOrigins = (urls: readonly string[]): ReadonlySet<string> =>
  new Set(
    urls.flatMap((url) => {
      const { origin } = new URL(url);
      const twins = [origin, origin.replace('//localhost:', '//127.0.0.1:'), origin.replace('//127.0.0.1:', '//localhost:')];
      return twins;
    }),
  );

/**
 * Refuses what another site makes a browser do. A call with neither header comes from no browser page and passes.
 * @throws Problem origin_not_allowed (403)
 */
export const requireOwnOrigin = (headers: Headers, allowed: ReadonlySet<string>): void => {
  const { origin } = headers;
  const isCrossSite = headers['sec-fetch-site'] === 'cross-site';
  const isForeign = typeof origin === 'string' && !allowed.has(origin);
  if (isCrossSite || isForeign) throw problem('origin_not_allowed');
};
