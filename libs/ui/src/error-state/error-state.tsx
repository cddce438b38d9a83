import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { EmptyState } from '../empty-state/empty-state';
import type { IllustrationName } from '../illustration/illustration';

export interface ErrorStateProps {
  title: ReactNode;
  /** The level of the title in its page. Default 2. */
  level?: 1 | 2 | 3;
  /** What happened and what it means. */
  children?: ReactNode;
  /** The word on the button that tries again; without `onRetry` there is none. */
  retryLabel?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** Where trying again would not help: the way to somewhere else. */
  action?: ReactNode;
  illustration?: IllustrationName;
  className?: string;
}

/** What went wrong in place of what should be here, and a way to try again. Announced when it appears. */
export const ErrorState = ({
  retryLabel,
  onRetry,
  isRetrying,
  action,
  illustration = 'no-connection',
  children,
  className,
  ...head
}: ErrorStateProps) => (
  <div role="alert" className={className}>
    <EmptyState
      {...head}
      illustration={illustration}
      action={
        onRetry ? (
          <Button onPress={onRetry} isPending={isRetrying}>
            <RefreshCw />
            {retryLabel}
          </Button>
        ) : (
          action
        )
      }
    >
      {children}
    </EmptyState>
  </div>
);
