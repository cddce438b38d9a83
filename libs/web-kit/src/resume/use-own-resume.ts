import type { Resume } from '@tandem/contracts/entities/resume';
import { useSignedIn } from '../session/session';
import { isMissing } from '../gateway/api-error';
import { ownResumeEndpoints } from './own-resume.api';

const { useQuery, useQueryState } = ownResumeEndpoints.ownResume;

type OwnResume = {
  data: Resume | undefined;
  /** There is none, as far as anybody knows. */
  isNone: boolean;
  error?: unknown;
  isLoading: boolean;
  isFetching: boolean;
  isError: boolean;
  startedTimeStamp?: number | undefined;
  refetch: () => unknown;
};

/**
 * The resume of the candidate who is signed in. It is asked for once the account says that there is one, or when one was just made here,
 * of which the account hears a moment later: a call for what cannot be there is a failure in the browser's console.
 */
export const useOwnResume = ({ skip = false } = {}): OwnResume => {
  const { accountInfo } = useSignedIn<'CANDIDATE'>();
  const isMade = useQueryState(undefined, { selectFromResult: ({ isSuccess }) => ({ isSuccess }) }).isSuccess;
  const isAbsent = accountInfo.resume === null && !isMade;
  const asked = useQuery(undefined, { skip: skip || isAbsent });
  const isNone = isAbsent || isMissing(asked.error);
  // What was shown before it was removed is kept by the library.
  return { ...asked, data: isAbsent ? undefined : asked.data, isNone };
};
