import { createHash } from 'node:crypto';
import type { Address } from '@tandem/contracts/entities/address';
import type { Described } from '../engine/match-tasks';

/** What is stored of somebody who was told about: facts, a hash of them, and the country his row belongs to. */
export type Told = Described & { hash: string; splitKey: string };

/** Keys in one order, so that facts that went through the database have the hash they had before. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, inOrder(inner)]),
  );
};

const hashOf = (...parts: (string | null)[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

type Place = Pick<Address, 'city' | 'country'> | null | undefined;

export const toldOf = (facts: unknown, place: Place): Told => {
  const json = JSON.stringify(inOrder(facts));
  const [city, country] = [place?.city ?? null, place?.country ?? null];
  const letters = country?.trim().toUpperCase() ?? '';
  return { facts: json, city, country, hash: hashOf(json, city, country), splitKey: /^[A-Z]{2}$/.test(letters) ? letters : 'NL' };
};

/** Names the inputs of a score: both hashes together. */
export const inputHash = (candidate: string | null, vacancy: string | null): string => hashOf(candidate, vacancy);
