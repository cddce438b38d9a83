import type { Language } from '@tandem/locales/bundle';
import { textOf } from '@tandem/service-kit/texts';
import type { CompanyFacts } from '@tandem/writing/company-summary';
import type { Company } from '../companies/company.entity';

type Known = Pick<Company, 'companyName' | 'industry' | 'companySize' | 'address' | 'foundingDate' | 'websites' | 'userDescription'>;

/** What the summary of a company may speak of, in the words of its language. */
export const companyFacts = (company: Known, language: Language): CompanyFacts => ({
  name: company.companyName,
  industry: company.industry && company.industry !== 'other' ? textOf(language, `industry.${company.industry}`) : null,
  size: company.companySize,
  city: company.address?.city?.trim() || null,
  foundedIn: company.foundingDate ? Number(company.foundingDate.slice(0, 4)) : null,
  website: company.websites.home ?? null,
  description: company.userDescription,
  vacancyTitles: [],
});
