import { ErrorState } from '@tandem/ui/error-state';
import { Stack } from '@tandem/ui/layout';
import { useEffect, useRef, type ReactNode } from 'react';
import { focusWhenFree } from '../browser/free-focus';
import { isMissing } from '../gateway/api-error';
import { useErrorText } from '../gateway/errors';
import { useText } from '../language/text';
import { useTitle } from '../app/title';
import { ToFunnel } from './to-funnel';

type Props = {
  error: unknown;
  onRetry: () => void;
  isRetrying: boolean;
  /** Whether it comes in place of an application somebody was looking at, perhaps further down or in a field. */
  wasShown: boolean;
  /** What stays of it. */
  children?: ReactNode;
};

/** That there is no such application, and the way back to the others; or that it could not be asked for. */
export const ApplicationMissing = ({ error, onRetry, isRetrying, wasShown, children }: Props) => {
  const t = useText();
  const errorText = useErrorText();
  useTitle(t('match.not_found'));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (wasShown ? focusWhenFree(() => place.current) : undefined), [wasShown]);
  return (
    <Stack>
      <ToFunnel />
      <div ref={place} tabIndex={-1}>
        <ErrorState
          level={1}
          title={t('match.not_found')}
          {...(isMissing(error) ? { illustration: 'not-found' } : { retryLabel: t('action.retry'), onRetry, isRetrying })}
        >
          {isMissing(error) ? t('match.gone') : errorText(error)}
        </ErrorState>
      </div>
      {children}
    </Stack>
  );
};
