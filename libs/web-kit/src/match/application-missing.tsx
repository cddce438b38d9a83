import { ErrorState } from '@tandem/ui/error-state';
import { Stack } from '@tandem/ui/layout';
import { isApiError } from '../gateway/api-error';
import { useErrorText } from '../gateway/errors';
import { useText } from '../language/text';
import { useTitle } from '../app/title';
import { ToFunnel } from './to-funnel';

type Props = { error: unknown; onRetry: () => void; isRetrying: boolean };

/** Whether an application is not there: its vacancy is deleted, its person has left, or it was never this company's. */
export const isGone = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** That there is no such application, and the way back to the others; or that it could not be asked for. */
export const ApplicationMissing = ({ error, onRetry, isRetrying }: Props) => {
  const t = useText();
  const errorText = useErrorText();
  useTitle(t('match.not_found'));
  return (
    <Stack>
      <ToFunnel />
      <ErrorState
        level={1}
        title={t('match.not_found')}
        {...(isGone(error) ? { illustration: 'not-found' } : { retryLabel: t('action.retry'), onRetry, isRetrying })}
      >
        {isGone(error) ? t('match.gone') : errorText(error)}
      </ErrorState>
    </Stack>
  );
};
