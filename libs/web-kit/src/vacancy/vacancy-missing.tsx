import { ErrorState } from '@tandem/ui/error-state';
import { Page } from '@tandem/ui/layout';
import { isApiError } from '../api-error';
import { useErrorText } from '../errors';
import { useText } from '../text';
import { useTitle } from '../title';

type Props = {
  /** Why it is not here; undefined where it is somebody else's, which is no other answer. */
  error: unknown;
  onRetry: () => void;
};

/** That there is no such vacancy, or that it could not be asked for. */
export const VacancyMissing = ({ error, onRetry }: Props) => {
  const t = useText();
  const errorText = useErrorText();
  useTitle(t('job.not_found'));
  const isGone = error === undefined || (isApiError(error) && error.status === 404);
  return (
    <Page width="narrow">
      <ErrorState
        level={1}
        illustration={isGone ? 'not-found' : 'no-connection'}
        title={t('job.not_found')}
        {...(isGone ? undefined : { retryLabel: t('action.retry'), onRetry })}
      >
        {error === undefined ? t('error.vacancy_not_found') : errorText(error)}
      </ErrorState>
    </Page>
  );
};
