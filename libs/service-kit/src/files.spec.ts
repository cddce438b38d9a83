import { filePath, mayRead } from './files';

const secret = 'a-secret-of-more-than-thirty-two-characters';
const now = Date.parse('2026-03-02T10:00:00Z');
const key = 'resumes/7f/cv.pdf';
const tokenOf = (path: string) => new URL(path, 'https://tandem.example').searchParams.get('token') ?? undefined;

describe('a link to a private file', () => {
  const token = tokenOf(filePath(secret, key, now));

  it('opens it for fifteen minutes', () => {
    expect(mayRead(secret, key, token, now)).toBe(true);
    expect(mayRead(secret, key, token, now + 15 * 60_000)).toBe(true);
    expect(mayRead(secret, key, token, now + 15 * 60_000 + 1)).toBe(false);
  });

  it('opens no other file', () => expect(mayRead(secret, 'resumes/7f/another.pdf', token, now)).toBe(false));

  it('cannot be made to last longer', () => {
    const [expires, signature] = (token ?? '').split('.');
    expect(mayRead(secret, key, `${Number(expires) + 3_600}.${signature}`, now)).toBe(false);
  });

  it.each([undefined, '', '.', 'nonsense', '99999999999', '99999999999.', '1e12.x', '-1.x'])('does not open by the token %p', (given) => {
    expect(mayRead(secret, key, given, now)).toBe(false);
  });

  it('does not open by a token of another secret', () => {
    expect(mayRead(secret, key, tokenOf(filePath(`${secret}!`, key, now)), now)).toBe(false);
  });
});

describe('a public file', () => {
  it('has a plain path and opens without a token', () => {
    expect(filePath(secret, 'public/logos/oak.png', now)).toBe('/files/public/logos/oak.png');
    expect(mayRead(secret, 'public/logos/oak.png', undefined, now)).toBe(true);
  });

  it('is not any folder whose name begins like it', () => {
    expect(mayRead(secret, 'publican/secret.pdf', undefined, now)).toBe(false);
  });
});
