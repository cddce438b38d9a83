import { generateKeyPairSync } from 'node:crypto';
import { AuthConfig } from './config';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const jwk = { ...privateKey.export({ format: 'jwk' }), kid: 'one' };
const parse = (keys: unknown) => AuthConfig.safeParse({ AUTH_KEYS: typeof keys === 'string' ? keys : JSON.stringify(keys) });

describe('AUTH_KEYS', () => {
  it('takes several keys, the first of which signs', () => {
    expect(parse([jwk, { ...jwk, kid: 'two' }]).data?.AUTH_KEYS.map(({ kid }) => kid)).toEqual(['one', 'two']);
  });

  it.each([
    ['no key', []],
    ['no list', jwk],
    ['a public key', [{ ...publicKey.export({ format: 'jwk' }), kid: 'one' }]],
    ['a key without a name', [{ ...jwk, kid: '' }]],
    ['no JSON', 'keys'],
  ])('refuses %s without repeating it', (_, keys) => {
    const { error } = parse(keys);
    expect(error?.issues).toHaveLength(1);
    expect(JSON.stringify(error)).not.toContain(jwk.d);
  });
});
