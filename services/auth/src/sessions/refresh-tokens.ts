import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A refresh token taken apart: the session it belongs to and 256 bits nobody can guess. */
export type RefreshToken = { sessionId: string; value: Buffer };

const ID = 16;
const VALUE = 32;
const TAG = 16;

/**
 * Makes and reads refresh tokens: base64url of session id, value and a tag that proves they are ours.
 * The child of a token follows from the token and a key, so that the same child can be answered twice without being
 * kept anywhere; the database alone gives no token, the key alone neither. The tag tells an old token, whose coming
 * back is an alarm, from an invented one, which is nothing.
 */
export class RefreshTokens {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = createHmac('sha256', secret).update('refresh tokens').digest();
  }

  first(sessionId: string): RefreshToken {
    return { sessionId, value: randomBytes(VALUE) };
  }

  childOf({ sessionId, value }: RefreshToken): RefreshToken {
    return { sessionId, value: this.hmac('child', sessionId, value) };
  }

  write({ sessionId, value }: RefreshToken): string {
    return Buffer.concat([idBytes(sessionId), value, this.tagOf(sessionId, value)]).toString('base64url');
  }

  /** The token, or null when it is not one of ours. */
  read(text: string | undefined): RefreshToken | null {
    const bytes = Buffer.from(text ?? '', 'base64url');
    if (bytes.length !== ID + VALUE + TAG) return null;
    const sessionId = idOf(bytes.subarray(0, ID));
    const value = Buffer.from(bytes.subarray(ID, ID + VALUE));
    return timingSafeEqual(bytes.subarray(ID + VALUE), this.tagOf(sessionId, value)) ? { sessionId, value } : null;
  }

  private tagOf(sessionId: string, value: Buffer): Buffer {
    return this.hmac('tag', sessionId, value).subarray(0, TAG);
  }

  private hmac(purpose: string, sessionId: string, value: Buffer): Buffer {
    return createHmac('sha256', this.key).update(`${purpose}\n${sessionId}\n`).update(value).digest();
  }
}

/** What the database keeps of a token. */
export const hashOf = ({ value }: RefreshToken): string => createHash('sha256').update(value).digest('hex');

const idBytes = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');
const idOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
