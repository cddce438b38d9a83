import { ErrorState } from '@tandem/ui/error-state';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { Text } from '@tandem/ui/text';
import { isApiError } from '@tandem/web-kit/gateway/api-error';
import { useErrorText } from '@tandem/web-kit/gateway/errors';
import { useText } from '@tandem/web-kit/language/text';
import type { ReactNode } from 'react';

type Answer<Data> = { data?: Data | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };

type Props<Data> = {
  answer: Answer<Data>;
  /** What stands there until it comes. */
  waiting?: ReactNode;
  children: (data: Data) => ReactNode;
};

const isRefused = (error: unknown): boolean => isApiError(error) && error.status === 403;

const Waiting = () => (
  <Loading label={useText()('admin.loading')}>
    <SkeletonText lines={8} />
  </Loading>
);

/** What staff asked for: while it comes, once it is there, and where it could not be had or not be had anew. */
export const Answered = <Data,>({ answer, waiting = <Waiting />, children }: Props<Data>) => {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, refetch, isFetching } = answer;
  // Whoever may not see it any more is not left with what he saw.
  if (error && (!data || isRefused(error))) {
    return (
      <ErrorState title={t('admin.failed')} retryLabel={t('action.retry')} onRetry={() => void refetch()} isRetrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  }
  if (!data) return waiting;
  return (
    <>
      {Boolean(error) && (
        <Text role="status" size="small" tone="danger">
          {t('admin.stale', { reason: errorText(error) })}
        </Text>
      )}
      {children(data)}
    </>
  );
};
