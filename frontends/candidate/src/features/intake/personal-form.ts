import type { CandidateAccount } from '@tandem/contracts/entities/account';
import type { BasicInfo } from '@tandem/contracts/entities/resume';
import type { Address } from '@tandem/contracts/entities/address';
import { basicPreferencesOf, basicWishesOf, type BasicWishes } from '@tandem/web-kit/wishes/wish-form';

/** What the first step asks, as its form holds it. */
export type PersonalFields = {
  firstName: string;
  lastName: string;
  birthDate: string | null;
  phone: string;
  address: Address | null;
  countryCode: string;
  indRegistered: boolean;
} & BasicWishes;

/** What the account knows, and what it lacks as it stands at the head of a resume. A town counts only where it was chosen from the list. */
export const personalFields = ({ firstName, lastName, phone, accountInfo }: CandidateAccount, head: BasicInfo = {}): PersonalFields => ({
  firstName: firstName || head.firstName || '',
  lastName: lastName || head.lastName || '',
  birthDate: accountInfo.birthDate,
  phone: phone || head.phone || '',
  address: accountInfo.address ?? (typeof head.address?.latitude === 'number' ? head.address : null),
  countryCode: accountInfo.countryCode,
  indRegistered: accountInfo.indRegistered ?? false,
  ...basicWishesOf(accountInfo.preferences),
});

/** The change to send; wishes the form does not ask keep what they were. */
export const personalPatch = (fields: PersonalFields, { accountInfo }: CandidateAccount) => ({
  firstName: fields.firstName.trim(),
  lastName: fields.lastName.trim(),
  birthDate: fields.birthDate ?? undefined,
  phone: fields.phone || null,
  address: fields.address ?? undefined,
  countryCode: fields.countryCode,
  indRegistered: fields.countryCode === 'NL' ? null : fields.indRegistered,
  preferences: { ...accountInfo.preferences, ...basicPreferencesOf(fields) },
});
