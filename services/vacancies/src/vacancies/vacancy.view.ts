import type { Vacancy as VacancyShape, VacancyEmployer } from '@tandem/contracts/entities/vacancy';
import { vacancyProgress } from '@tandem/domain/progress';
import type { Company } from '../companies/company.entity';
import type { Vacancy } from './vacancy.entity';

/** Public objects are served under their own key. */
const summaryUrlOf = ({ isPublished, summaryKey }: Vacancy): string | null => (isPublished && summaryKey ? `/files/${summaryKey}` : null);

const employerView = (vacancy: Vacancy, company: Company | undefined): VacancyEmployer => ({
  id: vacancy.companyId,
  companyName: company?.companyName ?? vacancy.companyName,
  logoUrl: company?.logoUrl ?? null,
  address: company?.address ?? null,
  summaryUrl: company?.summaryUrl ?? null,
});

/** A vacancy as people see it; the source only its owner. */
export const vacancyView = (vacancy: Vacancy, company: Company | undefined, isOwner: boolean): VacancyShape => ({
  id: vacancy.id,
  title: vacancy.title,
  address: vacancy.address ?? company?.address ?? null,
  employer: employerView(vacancy, company),
  salaryMin: vacancy.salaryMin,
  salaryMax: vacancy.salaryMax,
  salaryIsEstimated: vacancy.salaryIsEstimated,
  workModel: vacancy.workModel,
  homeworkDays: vacancy.homeworkDays,
  minHoursPerWeek: vacancy.minHoursPerWeek,
  contractType: vacancy.contractType,
  isScraped: vacancy.isScraped,
  originalUrl: vacancy.originalUrl,
  summaryUrl: summaryUrlOf(vacancy),
  filledSince: vacancy.filledSince?.toISOString() ?? null,
  createdAt: vacancy.createdAt.toISOString(),
  description: vacancy.description,
  requiredSkills: vacancy.requiredSkills,
  responsibilities: vacancy.responsibilities,
  benefits: vacancy.benefits,
  requiredExperience: vacancy.requiredExperience,
  requiredEducation: vacancy.requiredEducation,
  requiredLanguages: vacancy.requiredLanguages,
  requiredVisa: vacancy.requiredVisa,
  flags: { basicInfoValid: vacancy.basicInfoValid, detailsValid: vacancy.detailsValid, readStatus: vacancy.readStatus },
  publishedAt: vacancy.publishedAt?.toISOString() ?? null,
  sourceType: vacancy.sourceType,
  source: isOwner ? vacancy.source : null,
  markdownSummary: vacancy.markdownSummary,
  salaryBasis: vacancy.salaryBasis,
  intakeProgress: vacancyProgress(vacancy),
  amountPotentialCandidates: vacancy.amountPotentialCandidates,
});
