// @ts-check
import { createHash } from 'node:crypto';

/** Invented people whom the local page offers. */
export const people = [
  { name: 'Noor Visser', email: 'noor.visser@people.example' },
  { name: 'Daan Bakker', email: 'daan.bakker@people.example' },
  { name: 'Amira Haddad', email: 'amira.haddad@people.example' },
];

/**
 * What a provider would say of somebody. The same address is the same person, also after a restart.
 * @param {string} provider
 * @param {{ name: string, email: string, isVerified: boolean }} person
 * @returns {import('./provider.mjs').Claims}
 */
export function claimsOf(provider, { name, email, isVerified }) {
  const [given, ...rest] = name.trim().split(/\s+/);
  const sub = createHash('sha256').update(`${provider}\n${email.toLowerCase()}`).digest('hex').slice(0, 24);
  const slug = name
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  return {
    sub,
    email,
    email_verified: isVerified,
    ...(given ? { given_name: given } : {}),
    ...(rest.length ? { family_name: rest.join(' ') } : {}),
    ...(provider === 'linkedin' && slug ? { profile: `https://www.linkedin.com/in/${slug}` } : {}),
  };
}
