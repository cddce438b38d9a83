import type { Match } from '@tandem/contracts/entities/match';

/** An application as either side sees it, with whatever a test wants otherwise. */
export const aMatch = (
  number: number,
  {
    vacancy,
    candidate,
    ...parts
  }: Partial<Omit<Match, 'vacancy' | 'candidate'>> & { vacancy?: Partial<Match['vacancy']>; candidate?: Partial<Match['candidate']> } = {},
): Match => {
  const uuid = (kind: number) => `6f1f6a50-000${kind}-4000-9000-${String(number).padStart(12, '0')}`;
  return {
    id: uuid(1),
    percentage: 72,
    status: 'APPLIED',
    archived: false,
    reason: null,
    isGeneratingCoverLetter: false,
    isGeneratingResume: false,
    resumeSettings: null,
    coverLetterUrl: null,
    invitation: null,
    retention: null,
    updatedAt: '2026-02-02T09:00:00.000Z',
    ...parts,
    candidate: {
      id: uuid(2),
      firstName: 'Noor',
      lastName: `Bakker ${number}`,
      email: 'noor@post.example',
      phone: '+31 6 12345678',
      preferredSalary: 3_100,
      address: null,
      linkedinUrl: null,
      ...candidate,
    },
    vacancy: {
      id: uuid(3),
      title: `Fietsenmaker ${number}`,
      address: null,
      employer: { id: uuid(4), companyName: 'Halte', logoUrl: null, address: null, summaryUrl: null },
      salaryMin: null,
      salaryMax: null,
      salaryIsEstimated: false,
      workModel: null,
      homeworkDays: 0,
      minHoursPerWeek: null,
      contractType: null,
      isScraped: false,
      originalUrl: null,
      summaryUrl: '/files/public/summary.md',
      filledSince: null,
      createdAt: '2026-01-02T09:00:00.000Z',
      ...vacancy,
    },
  };
};
