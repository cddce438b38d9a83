import { PasswordHasher } from './password-hasher';

jest.setTimeout(30_000);

it('takes a password as it was typed: neither cut, folded nor trimmed', async () => {
  const hasher = new PasswordHasher();
  const typed = ` Zoë's Geheim 😀 ${'x'.repeat(170)}y `;
  const hash = await hasher.hash(typed);
  const others = [typed.trim(), typed.toLowerCase(), typed.normalize('NFD'), typed.slice(0, 72), typed.slice(0, -2), `${typed}x`];
  expect(await hasher.matches(hash, typed)).toBe(true);
  expect(await Promise.all(others.map(async (other) => hasher.matches(hash, other)))).toEqual(others.map(() => false));
});

it('keeps a password by argon2id, at more than the least OWASP recommends', async () => {
  expect(await new PasswordHasher().hash('secret-enough')).toMatch(/^\$argon2id\$v=19\$m=19456,t=4,p=1\$/);
});
