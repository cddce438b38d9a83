import type { CandidateAccount } from '@tandem/contracts/entities/account';
import type { Address } from '@tandem/contracts/entities/address';

/** What a candidate says of himself, as forms hold it. */
export type AboutForm = {
  firstName: string;
  lastName: string;
  birthDate: string | null;
  phone: string;
  address: Address | null;
  countryCode: string;
  indRegistered: boolean;
};

export const aboutForm = ({ firstName, lastName, phone, accountInfo }: CandidateAccount): AboutForm => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  birthDate: accountInfo.birthDate,
  phone: phone ?? '',
  address: accountInfo.address,
  countryCode: accountInfo.countryCode,
  indRegistered: accountInfo.indRegistered ?? false,
});
