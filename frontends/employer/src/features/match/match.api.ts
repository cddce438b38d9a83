import type { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { resumesRoutes } from '@tandem/contracts/resumes/resumes.routes';
import { topics } from '@tandem/contracts/topics';
import { api } from '@tandem/web-kit/gateway/api';
import { call } from '@tandem/web-kit/gateway/call';
import { liveForAccount } from '@tandem/web-kit/live/live';

const applicantApi = api.injectEndpoints({
  endpoints: (build) => ({
    applicantResume: build.query({
      ...call<typeof resumesCalls.getApplicantResume>(resumesRoutes.getApplicantResume),
      onCacheEntryAdded: liveForAccount(topics.matches),
    }),
    applicantLetter: build.query({
      ...call<typeof resumesCalls.getApplicantCoverLetter>(resumesRoutes.getApplicantCoverLetter),
      onCacheEntryAdded: liveForAccount(topics.matches),
    }),
  }),
});

export const { useApplicantLetterQuery, useApplicantResumeQuery } = applicantApi;
