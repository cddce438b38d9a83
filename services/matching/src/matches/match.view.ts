import type { Invitation, Match as MatchShape, MatchCandidate, MatchScore, Retention } from '@tandem/contracts/entities/match';
import type { VacancyCard } from '@tandem/contracts/entities/vacancy';
import type { AccountType } from '@tandem/domain/account';
import { keptUntil } from '@tandem/domain/retention';
import type { Candidate } from '../candidates/candidate.entity';
import type { Company } from '../companies/company.entity';
import type { Vacancy } from '../vacancies/vacancy.entity';
import { employerReason } from './employer-reason';
import type { Match } from './match.entity';

/** What a card names of a company. */
export type Named = Pick<Company, 'id' | 'companyName' | 'logoUrl' | 'address' | 'summaryUrl'>;

/** The card of a vacancy, with its employer as the company's own copy has him now. */
export const cardView = ({ card, filledSince }: Pick<Vacancy, 'card' | 'filledSince'>, company: Named | undefined): VacancyCard => {
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

/** What an employer may see of a candidate; of his wishes, only what he would like to earn. */
export type Person = Pick<Candidate, 'contact'> & { salary: number | null };

export const candidateView = (id: string, candidate: Person | undefined): MatchCandidate => ({
  id,
  firstName: candidate?.contact?.firstName ?? null,
  lastName: candidate?.contact?.lastName ?? null,
  email: candidate?.contact?.email ?? null,
  phone: candidate?.contact?.phone ?? null,
  preferredSalary: candidate?.salary ?? null,
  address: candidate?.contact?.address ?? null,
  linkedinUrl: candidate?.contact?.linkedinUrl ?? null,
});

type Scored = Pick<Match, 'id' | 'percentage' | 'status' | 'archivedByCandidate' | 'archivedByEmployer' | 'reason' | 'updatedAt'>;

export const scoreView = (match: Scored, reader: AccountType): MatchScore => ({
  id: match.id,
  percentage: match.percentage,
  status: match.status,
  archived: reader === 'EMPLOYER' ? match.archivedByEmployer : match.archivedByCandidate,
  reason: reader === 'EMPLOYER' ? employerReason(match.reason) : match.reason,
  updatedAt: match.updatedAt.toISOString(),
});

/** How long the employer keeps an application; null where there is none, or nobody to keep it. */
export const retentionView = (
  { appliedAt, keepsLonger, forgottenAt }: Pick<Match, 'appliedAt' | 'keepsLonger' | 'forgottenAt'>,
  { closedAt, isScraped }: Pick<Vacancy, 'closedAt' | 'isScraped'>,
): Retention | null => {
  if (!appliedAt || isScraped) return null;
  const until = closedAt && keptUntil(closedAt, keepsLonger).toISOString();
  return { isLonger: keepsLonger, until, isOver: forgottenAt !== null };
};

type Shown = Scored & Pick<Match, 'candidateId' | 'isGeneratingCoverLetter' | 'isGeneratingResume' | 'resumeSettings'>;
export type MatchParts = {
  card: VacancyCard;
  candidate: Person | undefined;
  coverLetterUrl: string | null;
  /** What the reader is told of the invitation. */
  invitation: Invitation | null;
  retention: Retention | null;
};

/** A match as one of its sides sees it. */
export const matchView = (match: Shown, reader: AccountType, parts: MatchParts): MatchShape => ({
  ...scoreView(match, reader),
  vacancy: parts.card,
  candidate: candidateView(match.candidateId, parts.candidate),
  isGeneratingCoverLetter: match.isGeneratingCoverLetter,
  isGeneratingResume: match.isGeneratingResume,
  resumeSettings: match.resumeSettings,
  coverLetterUrl: parts.coverLetterUrl,
  invitation: parts.invitation,
  retention: parts.retention,
});
