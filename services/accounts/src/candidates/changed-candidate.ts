import type { CandidatePatch } from '@tandem/contracts/accounts/accounts';
import { sent } from '../accounts/changed-person';
import { located } from '../addresses/located';
import type { Candidate } from './candidate.entity';

/** The columns of a candidate that a patch changes. Preferences are replaced as a whole. */
export const changedCandidate = ({ birthDate, countryCode, indRegistered, address, preferences }: CandidatePatch): Partial<Candidate> =>
  sent({ birthDate, countryCode, indRegistered, preferences, address: address === undefined ? undefined : located(address) });
