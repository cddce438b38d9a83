import type { CandidateAccount } from '@tandem/contracts/entities/account';
import type { Address } from '@tandem/contracts/entities/address';
import type { JobType, TravelMode, WorkModel } from '@tandem/domain/preferences';

/** What the first step asks, as its form holds it. */
export type PersonalFields = {
  firstName: string;
  lastName: string;
  birthDate: string | null;
  phone: string;
  address: Address | null;
  countryCode: string;
  indRegistered: boolean;
  desiredJobTitle: string;
  jobTypes: JobType[];
  hoursPerWeek: number | null;
  workModels: WorkModel[];
  travelMode: TravelMode | null;
  travelTime: number | null;
  salary: number | null;
};

export const personalFields = ({ firstName, lastName, phone, accountInfo }: CandidateAccount): PersonalFields => {
  const { preferences } = accountInfo;
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    birthDate: accountInfo.birthDate,
    phone: phone ?? '',
    address: accountInfo.address,
    countryCode: accountInfo.countryCode,
    indRegistered: accountInfo.indRegistered ?? false,
    desiredJobTitle: preferences?.desiredJobTitle ?? '',
    jobTypes: preferences?.jobTypes ?? [],
    hoursPerWeek: preferences?.hoursPerWeek ?? null,
    workModels: preferences?.workModels ?? [],
    travelMode: preferences?.travelMode ?? null,
    travelTime: preferences?.travelTime ?? null,
    salary: preferences?.salary ?? null,
  };
};

/** The change to send; wishes the form does not ask keep what they were. */
export const personalPatch = (fields: PersonalFields, { accountInfo }: CandidateAccount) => ({
  firstName: fields.firstName.trim(),
  lastName: fields.lastName.trim(),
  birthDate: fields.birthDate ?? undefined,
  phone: fields.phone.trim() || null,
  address: fields.address ?? undefined,
  countryCode: fields.countryCode,
  indRegistered: fields.countryCode === 'NL' ? null : fields.indRegistered,
  preferences: {
    ...accountInfo.preferences,
    desiredJobTitle: fields.desiredJobTitle.trim(),
    jobTypes: fields.jobTypes,
    hoursPerWeek: fields.jobTypes.includes('PART_TIME') ? fields.hoursPerWeek : null,
    workModels: fields.workModels,
    travelMode: fields.travelMode,
    travelTime: fields.travelTime,
    salary: fields.salary,
  },
});
