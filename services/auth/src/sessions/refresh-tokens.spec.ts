import { randomUUID } from 'node:crypto';
import { hashOf, RefreshTokens } from './refresh-tokens';

const tokens = new RefreshTokens('a-secret-of-at-least-thirty-two-characters');
const sessionId = randomUUID();

describe('a refresh token', () => {
  it('is read back as it was written', () => {
    const token = tokens.first(sessionId);
    expect(tokens.read(tokens.write(token))).toEqual(token);
  });

  it('has 256 bits of its own each time', () => {
    const values = Array.from({ length: 50 }, () => tokens.first(sessionId).value.toString('hex'));
    expect(new Set(values).size).toBe(50);
    expect(values[0]).toHaveLength(64);
  });

  it('has always the same child, and no two tokens the same', () => {
    const token = tokens.first(sessionId);
    expect(tokens.childOf(token)).toEqual(tokens.childOf(token));
    expect(hashOf(tokens.childOf(token))).not.toBe(hashOf(token));
    expect(hashOf(tokens.childOf(tokens.first(sessionId)))).not.toBe(hashOf(tokens.childOf(token)));
  });

  it('has another child under another key', () => {
    const token = tokens.first(sessionId);
    expect(new RefreshTokens('another-secret-of-thirty-two-characters').childOf(token)).not.toEqual(tokens.childOf(token));
  });

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['another text', 'not-a-token'],
    ['one of another key', new RefreshTokens('another-secret-of-thirty-two-characters').write({ sessionId, value: Buffer.alloc(32) })],
  ])('is not read from %s', (_, text) => expect(tokens.read(text)).toBeNull());

  it('is not read once any of its bytes is changed', () => {
    const bytes = Buffer.from(tokens.write(tokens.first(sessionId)), 'base64url');
    for (let index = 0; index < bytes.length; index++) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(tokens.read(changed.toString('base64url'))).toBeNull();
    }
  });
});
