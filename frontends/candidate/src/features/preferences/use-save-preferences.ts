import type { CandidateAccount } from '@tandem/contracts/entities/account';
import { isResumeReady } from '@tandem/domain/resume';
import { isCalledOff } from '@tandem/web-kit/gateway/api-error';
import { useBeginMatchingMutation, useSaveCandidateMutation } from '@tandem/web-kit/gateway/candidate-api';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { isChanged, preferencesOf, type Wishes } from './preference-form';

/**
 * Saves wishes that have changed and looks for matches anew, also where none has: the resume or the vacancies may have. Answers whether
 * they are saved.
 */
export const useSavePreferences = ({ accountInfo }: CandidateAccount) => {
  const notify = useNotify();
  const [save, { isLoading: isSaving }] = useSaveCandidateMutation();
  const [beginMatching, { isLoading: isStarting }] = useBeginMatchingMutation();
  const run = async (wishes: Wishes): Promise<boolean> => {
    if (isChanged(wishes, accountInfo.preferences)) {
      try {
        await save({ body: { preferences: preferencesOf(wishes) } }).unwrap();
      } catch (error) {
        if (!isCalledOff(error)) notify.danger('profile.update_failed');
        return false;
      }
    }
    // Without a resume there is nothing to compare, and the list of jobs says what to do about that.
    if (isResumeReady(accountInfo.resume?.status)) {
      await beginMatching()
        .unwrap()
        .catch((error: unknown) => !isCalledOff(error) && notify.danger('jobs.matching_failed'));
    }
    return true;
  };
  return { save: run, isPending: isSaving || isStarting };
};
