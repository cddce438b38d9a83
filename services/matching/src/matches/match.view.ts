import type { Match as MatchShape, MatchCandidate, MatchScore } from '@tandem/contracts/entities/match';
import type { VacancyCard } from '@tandem/contracts/entities/vacancy';
import type { AccountType } from '@tandem/domain/account';
import type { Candidate } from '../candidates/candidate.entity';
import type { Company } from '../companies/company.entity';
import type { Vacancy } from '../vacancies/vacancy.entity';
import { employerReason } from './employer-reason';
import type { Match } from './match.entity';

/** The card of a vacancy, with its employer as the company's own copy has him now. */
export const cardView = ({ card, filledSince }: Vacancy, company: Company | undefined): VacancyCard => {
  const employer = company
    ? {
        id: company.id,
        companyName: company.companyName,
        logoUrl: company.logoUrl,
        address: company.address,
        summaryUrl: company.summaryUrl,
      }
    : card.employer;
  return { ...card, employer, address: card.address ?? employer.address, filledSince: filledSince?.toISOString() ?? null };
};

const candidateView = (id: string, candidate: Candidate | undefined): MatchCandidate => ({
  id,
  firstName: candidate?.contact?.firstName ?? null,
  lastName: candidate?.contact?.lastName ?? null,
  email: candidate?.contact?.email ?? null,
  phone: candidate?.contact?.phone ?? null,
  preferredSalary: candidate?.wishes?.preferences?.salary ?? null,
  address: candidate?.contact?.address ?? null,
  linkedinUrl: candidate?.contact?.linkedinUrl ?? null,
});

export const scoreView = (match: Match, reader: AccountType): MatchScore => ({
  id: match.id,
  percentage: match.percentage,
  status: match.status,
  archived: reader === 'EMPLOYER' ? match.archivedByEmployer : match.archivedByCandidate,
  reason: reader === 'EMPLOYER' ? employerReason(match.reason) : match.reason,
  updatedAt: match.updatedAt.toISOString(),
});

export type MatchParts = {
  vacancy: Vacancy;
  company: Company | undefined;
  candidate: Candidate | undefined;
  coverLetterUrl: string | null;
};

/** A match as one of its sides sees it. */
export const matchView = (match: Match, reader: AccountType, parts: MatchParts): MatchShape => ({
  ...scoreView(match, reader),
  vacancy: cardView(parts.vacancy, parts.company),
  candidate: candidateView(match.candidateId, parts.candidate),
  isGeneratingCoverLetter: match.isGeneratingCoverLetter,
  isGeneratingResume: match.isGeneratingResume,
  resumeSettings: match.resumeSettings,
  coverLetterUrl: parts.coverLetterUrl,
  invitation: match.invitation,
});
