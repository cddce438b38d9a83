import type { AccountPatch } from '@tandem/contracts/accounts/accounts';
import { normalPhone, withHttps } from '@tandem/domain/fields';
import { sent, textOrNull } from '../accounts/changed-person';
import { located } from '../addresses/located';
import type { Company } from './company.entity';

type Sites = NonNullable<AccountPatch['websites']>;

/** The columns of a company that a patch changes. Of the websites only those sent change. */
export const changedCompany = (patch: AccountPatch, { websites }: Pick<Company, 'websites'>): Partial<Company> =>
  sent({
    companyName: patch.companyName?.trim(),
    industry: patch.industry,
    companySize: patch.companySize,
    foundingDate: patch.foundingDate === undefined ? undefined : (patch.foundingDate?.slice(0, 10) ?? null),
    address: patch.address === undefined ? undefined : located(patch.address),
    websites: patch.websites && { ...websites, ...changedSites(patch.websites) },
    linkedinUrl: patch.linkedinUrl === undefined ? undefined : textOrNull(patch.linkedinUrl),
    phone: patch.phone === undefined ? undefined : textOrNull(patch.phone && normalPhone(patch.phone)),
    indRegistration: patch.indRegistration,
    userDescription: patch.userDescription === undefined ? undefined : textOrNull(patch.userDescription),
  });

const changedSites = (sites: Sites): Sites =>
  Object.fromEntries(Object.entries(sites).filter(([, url]) => url !== undefined).map(([kind, url]) => [kind, url ? withHttps(url) || null : null])); // prettier-ignore
