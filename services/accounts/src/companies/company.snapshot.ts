import type { CompanySnapshot } from '@tandem/contracts/entities/snapshots';
import { publicPath } from '../files/public-path';
import type { CompanyMember } from './companies.repository';
import type { Company } from './company.entity';

/** A company as other services know it. */
export const companySnapshot = (company: Company, members: readonly CompanyMember[]): CompanySnapshot => ({
  companyId: company.id,
  companyName: company.companyName,
  industry: company.industry,
  companySize: company.companySize,
  address: company.address,
  foundingDate: company.foundingDate,
  websites: company.websites,
  logoUrl: publicPath(company.logoKey),
  summaryUrl: publicPath(company.summaryKey),
  userDescription: company.userDescription,
  activelyScraping: company.activelyScraping,
  intakeProgress: company.intakeProgress,
  createdAt: company.createdAt.toISOString(),
  updatedAt: company.updatedAt.toISOString(),
  members: members.map(({ account, role, state }) => ({ accountId: account.id, role, state })),
});
