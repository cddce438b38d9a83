import type { CandidateAccount } from '@tandem/contracts/entities/account';
import type { BasicInfo } from '@tandem/contracts/entities/resume';
import { aboutForm, type AboutForm } from '@tandem/web-kit/person/about-form';
import { basicPreferencesOf, basicWishesOf, type BasicWishes } from '@tandem/web-kit/wishes/wish-form';

/** What the first step asks, as its form holds it. */
export type PersonalFields = AboutForm & BasicWishes;

/** What the account knows, and what it lacks as it stands at the head of a resume. A town counts only where it was chosen from the list. */
export const personalFields = (account: CandidateAccount, head: BasicInfo = {}): PersonalFields => {
  const about = aboutForm(account);
  return {
    ...about,
    firstName: about.firstName || head.firstName || '',
    lastName: about.lastName || head.lastName || '',
    phone: about.phone || head.phone || '',
    address: about.address ?? (typeof head.address?.latitude === 'number' ? head.address : null),
    ...basicWishesOf(account.accountInfo.preferences),
  };
};

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
