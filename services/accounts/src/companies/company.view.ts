import type { Company as CompanyShape, Member as MemberShape, PublicCompany } from '@tandem/contracts/entities/company';
import { generating } from '@tandem/domain/intake';
import type { FileLinks } from '../files/file-links';
import { publicPath } from '../files/public-path';
import type { CompanyMember, VacancyCounts } from './companies.repository';
import type { Company } from './company.entity';

/** What everybody may see. */
export const publicCompanyView = (company: Company): PublicCompany => ({
  id: company.id,
  companyName: company.companyName,
  industry: company.industry,
  companySize: company.companySize,
  address: company.address && { city: company.address.city ?? null, country: company.address.country ?? null },
  foundingDate: company.foundingDate,
  websites: company.websites,
  linkedinUrl: company.linkedinUrl,
  summaryUrl: publicPath(company.summaryKey),
  bannerUrl: publicPath(company.bannerKey),
  logoUrl: publicPath(company.logoKey),
});

/** What its members see. */
export const companyView = (
  company: Company,
  members: readonly CompanyMember[],
  vacancies: VacancyCounts,
  links: FileLinks,
): CompanyShape => ({
  ...publicCompanyView(company),
  address: company.address,
  phone: company.phone,
  indRegistration: company.indRegistration,
  summaryDraftUrl: company.isSummaryGenerating ? generating : links.to(company.summaryDraftKey),
  intakeProgress: company.intakeProgress,
  hasPendingJobs: company.isSummaryGenerating || vacancies.isBeingRead || company.activelyScraping,
  members: members.map(memberView),
  activelyScraping: company.activelyScraping,
  amountVacancies: vacancies.amount,
  userDescription: company.userDescription,
  createdAt: company.createdAt.toISOString(),
  updatedAt: company.updatedAt.toISOString(),
});

/** A member as his colleagues see him. */
export const memberView = ({ account: { id, email, firstName, lastName }, role, state }: CompanyMember): MemberShape => ({
  id,
  email,
  firstName,
  lastName,
  role,
  state,
});
