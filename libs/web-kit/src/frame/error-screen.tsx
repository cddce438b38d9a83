import { ErrorState } from '@tandem/ui/error-state';
import { Page } from '@tandem/ui/layout';
import { useErrorText } from '../gateway/errors';
import type { ApiError } from '../gateway/api-error';
import { useText } from '../language/text';

const unreachable: ApiError = { status: 0, detail: 'unreachable' };

/** A page that could not be shown, with a way to try again. */
export const ErrorScreen = ({ error, retry }: { error?: unknown; retry: () => void }) => {
  const t = useText();
  const errorText = useErrorText();
  return (
    <Page width="narrow">
      <ErrorState level={1} title={t('page.error.title')} retryLabel={t('page.error.retry')} onRetry={retry}>
        {error === undefined ? t('page.error.text') : errorText(error)}
      </ErrorState>
    </Page>
  );
};

/** What broke while it was drawn, or whose file could not be had: the fallback of a boundary. */
export const PageFailed = ({ retry, isOffline }: { retry: () => void; isOffline: boolean }) => (
  <ErrorScreen retry={retry} error={isOffline ? unreachable : undefined} />
);
