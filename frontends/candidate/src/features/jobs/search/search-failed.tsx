import { ErrorState } from '@tandem/ui/error-state';
import { isApiError } from '@tandem/web-kit/gateway/api-error';
import { useErrorText } from '@tandem/web-kit/gateway/errors';
import { emptyPrompt } from '@tandem/web-kit/search/prompt';
import { useText } from '@tandem/web-kit/language/text';

type Props = { error: unknown; onRetry: () => void };

/** A search that failed, and a way to try again; what is about a field of the form is said there, and trying again would not help. */
export const SearchFailed = ({ error, onRetry }: Props) => {
  const t = useText();
  const errorText = useErrorText();
  if (isApiError(error) && error.errors?.some(({ field }) => field in emptyPrompt)) return null;
  return (
    <ErrorState title={t('search.error')} retryLabel={t('action.retry')} onRetry={onRetry}>
      {errorText(error)}
    </ErrorState>
  );
};
