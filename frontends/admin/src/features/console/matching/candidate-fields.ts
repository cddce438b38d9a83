import type { Address } from '@tandem/contracts/entities/address';
import type { Candidate } from '@tandem/contracts/entities/candidate';
import { basicPreferencesOf, basicWishesOf, type BasicWishes } from '@tandem/web-kit/wishes/wish-form';
import { isSame } from '@tandem/web-kit/forms/is-same';

/** A test candidate as its form holds it. */
export type CandidateFields = BasicWishes & { firstName: string; lastName: string; address: Address | null; attributes: string };

export const fieldsOf = (candidate: Candidate | null): CandidateFields => ({
  ...basicWishesOf(candidate?.preferences ?? null),
  firstName: candidate?.firstName ?? '',
  lastName: candidate?.lastName ?? '',
  address: candidate?.address ?? null,
  attributes: candidate?.testAttributes ? JSON.stringify(candidate.testAttributes, null, 2) : '',
});

/** What is saved; wishes that the form does not ask for stay as they were. */
export const bodyOf = (fields: CandidateFields, before: Candidate | null) => ({
  firstName: fields.firstName.trim(),
  lastName: fields.lastName.trim(),
  address: fields.address,
  preferences: { ...before?.preferences, ...basicPreferencesOf(fields) },
  testAttributes: fields.attributes.trim() ? (JSON.parse(fields.attributes) as Record<string, unknown>) : null,
});

/** What the form was filled with, so that it overwrites nothing newer. */
export const seenOf = ({ firstName, lastName, address, preferences, testAttributes }: Candidate) => ({
  firstName,
  lastName,
  address,
  preferences,
  testAttributes,
});

/** The fields of `mine` that were changed since `before`. */
export const changedFields = (before: CandidateFields, mine: CandidateFields) =>
  (Object.keys(before) as (keyof CandidateFields)[]).filter((name) => !isSame(before[name], mine[name]));

/** The fields that both sides changed since `before`, and not to the same. */
export const clashesOf = (before: CandidateFields, mine: CandidateFields, theirs: CandidateFields) =>
  changedFields(before, mine).filter((name) => !isSame(before[name], theirs[name]) && !isSame(mine[name], theirs[name]));
