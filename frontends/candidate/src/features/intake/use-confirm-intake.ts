import { hasSummary } from '@tandem/domain/intake';
import { accountEndpoints } from '@tandem/web-kit/gateway/account-api';
import { isApiError } from '@tandem/web-kit/gateway/api-error';
import { useBeginMatchingMutation } from '@tandem/web-kit/gateway/candidate-api';
import { useAppDispatch } from '@tandem/web-kit/app/dispatch';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { report } from '@tandem/web-kit/browser/report';
import { useTrack } from '@tandem/web-kit/browser/track';
import { useNavigate } from 'react-router';
import { useVerifyResumeMutation, useWriteSummaryMutation } from './intake.api';

/** The end of the intake: confirms the resume, has the summary written and starts matching; then the jobs are next. Answers whether they open. */
export const useConfirmIntake = (): (() => Promise<boolean>) => {
  const [verify] = useVerifyResumeMutation();
  const [writeSummary] = useWriteSummaryMutation();
  const [beginMatching] = useBeginMatchingMutation();
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const track = useTrack();
  const navigate = useNavigate();

  const askAccount = async () => dispatch(accountEndpoints.account.initiate(undefined, { subscribe: false, forceRefetch: true }));
  const match = async (): Promise<void> => {
    try {
      await beginMatching().unwrap();
    } catch (error) {
      // A run that is already on its way will do as well as a new one.
      if (!isApiError(error) || error.detail !== 'being_matched') notify.danger('jobs.not_compared');
    }
  };
  return async () => {
    try {
      await verify().unwrap();
    } catch (error) {
      notify.error(error);
      return false;
    }
    track('intake_step_saved', { step: 3 });
    // Without a summary the jobs lead back here and say why.
    const isRequested = await writeSummary({ body: {} })
      .unwrap()
      .then(() => true)
      .catch((error: unknown) => report.error('The summary could not be requested', error));
    await match();
    // The jobs are open to whoever has a summary: what is known of the account here may be from before, and so may an answer under way.
    const hasOne = async () => {
      const { data } = await askAccount();
      return data?.accountType === 'CANDIDATE' && hasSummary(data.accountInfo);
    };
    const isOpen = (await hasOne()) || (isRequested === true && (await hasOne()));
    await navigate('/jobs');
    return isOpen;
  };
};
