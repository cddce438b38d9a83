import type { Company } from './company.entity';

/** A company of which only the name is known. */
export const newCompany = (id: string, companyName: string, now: Date): Company => ({
  id,
  companyName,
  industry: null,
  companySize: null,
  address: null,
  foundingDate: null,
  websites: {},
  linkedinUrl: null,
  phone: null,
  indRegistration: false,
  userDescription: null,
  bannerKey: null,
  logoKey: null,
  summaryKey: null,
  summaryDraftKey: null,
  isSummaryGenerating: false,
  summaryRequestedAt: null,
  activelyScraping: false,
  intakeProgress: 0,
  createdAt: now,
  updatedAt: now,
});
