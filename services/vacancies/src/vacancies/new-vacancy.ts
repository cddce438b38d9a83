import { vacancyHours } from '@tandem/domain/limits';
import { workModelOf } from '@tandem/domain/vacancy';
import type { Vacancy } from './vacancy.entity';

type Beginning = Pick<Vacancy, 'id' | 'companyId' | 'companyName' | 'createdBy' | 'createdAt'>;

/** An empty draft: an office job of full hours, nothing read, nothing finished. */
export const newVacancy = (beginning: Beginning): Vacancy => ({
  ...beginning,
  title: null,
  address: null,
  minHoursPerWeek: vacancyHours.default,
  homeworkDays: 0,
  workModel: workModelOf(0),
  salaryMin: null,
  salaryMax: null,
  salaryIsEstimated: false,
  contractType: null,
  requiredSkills: [],
  responsibilities: [],
  benefits: [],
  requiredEducation: [],
  requiredLanguages: [],
  requiredVisa: [],
  requiredExperience: null,
  description: null,
  sourceType: null,
  source: null,
  sourceKey: null,
  readingId: null,
  reading: null,
  salaryBasis: null,
  payOccupation: null,
  payLevel: null,
  payRegion: null,
  markdownSummary: null,
  basicInfoValid: false,
  detailsValid: false,
  readStatus: null,
  isPublished: false,
  publishedAt: null,
  summaryKey: null,
  isScraped: false,
  originalUrl: null,
  filledSince: null,
  goneSince: null,
  amountPotentialCandidates: 0,
  deletedAt: null,
});
