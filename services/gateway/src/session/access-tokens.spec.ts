import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { setTimeout as passed } from 'node:timers/promises';
import { type JWTPayload, SignJWT } from 'jose';
import { AccessTokens } from './access-tokens';

const audience = 'https://tandem.example';
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'EdDSA' }];
const person = { accountType: 'CANDIDATE', companyId: null, companyRole: null, isAdmin: false };
const now = () => Math.floor(Date.now() / 1_000);

const token = async (claims: JWTPayload = {}) =>
  new SignJWT({ ...person, sub: randomUUID(), sid: randomUUID(), iss: 'tandem', aud: audience, exp: now() + 60, ...claims })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: 'k1' })
    .sign(privateKey);

describe('access tokens', () => {
  it('are read to the same end each time', async () => {
    const tokens = new AccessTokens(keys, audience);
    const [mine, other] = [await token(), await token()];
    const read = await tokens.read(mine);
    expect(read).toMatchObject(person);
    expect(await tokens.read(mine)).toEqual(read);
    expect((await tokens.read(other))?.accountId).not.toBe(read?.accountId);
  });

  it('are no good any more once their time is up, although they were read before', async () => {
    const tokens = new AccessTokens(keys, audience);
    const brief = await token({ exp: now() + 2 });
    expect(await tokens.read(brief)).not.toBeNull();
    await passed(2_100);
    expect(await tokens.read(brief)).toBeNull();
  });

  it('are not good by another that was: changed, for somebody else, or without an end', async () => {
    const tokens = new AccessTokens(keys, audience);
    const good = await token();
    await tokens.read(good);
    const [head, body, signature] = good.split('.');
    const raised = Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(body ?? '', 'base64url').toString()), isAdmin: true })).toString(
      'base64url',
    );
    expect(await tokens.read([head, raised, signature].join('.'))).toBeNull();
    expect(await tokens.read(await token({ aud: 'https://elsewhere.example' }))).toBeNull();
    expect(await tokens.read(await token({ exp: undefined }))).toBeNull();
  });
});
