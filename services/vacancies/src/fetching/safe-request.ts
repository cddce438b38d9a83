import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, isWebAddress } from './address-rules';

/** What a fetch may do; the rules of the open internet unless local hosts are allowed. */
export type Rules = { allowsLocal: boolean; userAgent: string; accept: string };

export type Answer = { status: number; location: string | null; contentType: string; body: Buffer; isCut: boolean };

/** Nobody is told why: whether a host is away, closed or forbidden is not his business. */
export class Unreachable extends Error {}

const longestBody = 2 * 1024 * 1024;

/** A name cannot be given up once it is asked for, but nobody has to wait for its answer. */
const lookUp = async (name: string, signal: AbortSignal): Promise<LookupAddress[]> =>
  Promise.race([lookup(name, { all: true, verbatim: true }).catch(() => []), once(signal, 'abort').then(() => [])]);

/** The addresses of a host, all of which must be public. @throws Unreachable */
const addressesOf = async (host: string, allowsLocal: boolean, signal: AbortSignal): Promise<LookupAddress[]> => {
  const bare = host.replace(/^\[|\]$/g, '');
  const family = isIP(bare);
  const found = family ? [{ address: bare, family }] : await lookUp(bare, signal);
  const isFine = found.length > 0 && (allowsLocal || found.every(({ address }) => isPublicAddress(address)));
  if (!isFine) throw new Unreachable();
  return found;
};

const readBody = async (answer: IncomingMessage): Promise<{ body: Buffer; isCut: boolean }> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    size += (chunk as Buffer).length;
    if (size > longestBody) {
      answer.destroy();
      return { body: Buffer.alloc(0), isCut: true };
    }
    chunks.push(chunk as Buffer);
  }
  return { body: Buffer.concat(chunks), isCut: false };
};

/**
 * Asks for one page. The name is resolved once and the connection goes to what was checked, so that a name cannot change its mind between
 * the check and the connection. Redirects are answered, never followed.
 * @throws Unreachable
 */
export const requestOnce = async (url: URL, rules: Rules, signal: AbortSignal): Promise<Answer> => {
  if (!rules.allowsLocal && !isWebAddress(url)) throw new Unreachable();
  const addresses = await addressesOf(url.hostname, rules.allowsLocal, signal);
  const headers = { 'user-agent': rules.userAgent, accept: rules.accept, 'accept-language': 'nl,en;q=0.8', 'accept-encoding': 'identity' };
  const [pinned] = addresses;
  if (!pinned) throw new Unreachable();
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new Unreachable());
    const call = request(
      url,
      {
        method: 'GET',
        headers,
        signal,
        agent: false,
        // All were checked: where the first cannot be reached from here, the next may.
        lookup: (_host, { all }, done) => (all ? done(null, addresses) : done(null, pinned.address, pinned.family)),
      },
      (answer) => {
        const { statusCode = 0, headers: got } = answer;
        readBody(answer).then(
          ({ body, isCut }) =>
            resolve({ status: statusCode, location: got.location ?? null, contentType: got['content-type'] ?? '', body, isCut }),
          refuse,
        );
      },
    );
    call.once('error', refuse);
    call.end();
  });
};
