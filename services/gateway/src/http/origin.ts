import { problem } from '@tandem/contracts/codes';
import type { BaseConfig } from '@tandem/service-kit/config';
import type { GatewayConfig } from '../config';

type Headers = Record<string, string | string[] | undefined>;

type Apps = Pick<BaseConfig, 'CANDIDATE_URL' | 'EMPLOYER_URL' | 'ADMIN_URL'> & Pick<GatewayConfig, 'EXTRA_ORIGINS'>;

/** Origins that may change state: the three apps', with both names of this machine where they are local. */
export const allowedOrigins = ({ CANDIDATE_URL, EMPLOYER_URL, ADMIN_URL, EXTRA_ORIGINS }: Apps): ReadonlySet<string> =>
  new Set(
    [CANDIDATE_URL, EMPLOYER_URL, ADMIN_URL, ...EXTRA_ORIGINS].flatMap((url) => {
      const { origin } = new URL(url);
      const twins = [origin, origin.replace('//localhost:', '//127.0.0.1:'), origin.replace('//127.0.0.1:', '//localhost:')];
      return twins;
    }),
  );

/** Whether it is not another site that makes a browser ask. A call with neither header comes from no browser page. */
export const isOwnOrigin = (headers: Headers, allowed: ReadonlySet<string>): boolean => {
  const { origin } = headers;
  const isForeign = typeof origin === 'string' && !allowed.has(origin);
  return headers['sec-fetch-site'] !== 'cross-site' && !isForeign;
};

/** @throws Problem origin_not_allowed (403) */
export const requireOwnOrigin = (headers: Headers, allowed: ReadonlySet<string>): void => {
  if (!isOwnOrigin(headers, allowed)) throw problem('origin_not_allowed');
};
