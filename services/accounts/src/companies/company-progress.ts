import { companyProgress } from '@tandem/domain/progress';
import type { CompanyMember } from './companies.repository';
import type { Company } from './company.entity';

/** How complete a company is, 0 to 100. */
export const progressOfCompany = (company: Company, members: readonly CompanyMember[]): number =>
  companyProgress({
    members: members.filter(({ state }) => state === 'Active').map(({ account }) => account),
    companyName: company.companyName,
    city: company.address?.city,
    foundingDate: company.foundingDate,
    industry: company.industry,
    companySize: company.companySize,
    homepage: company.websites.home,
    summaryUrl: company.summaryKey,
  });
