import { Button } from '@tandem/ui/button';
import { EmptyState } from '@tandem/ui/empty-state';
import { ErrorState } from '@tandem/ui/error-state';
import { Illustration, type IllustrationName } from '@tandem/ui/illustration';
import { LinkButton } from '@tandem/ui/link-button';
import type { Stories } from '../story';

const names: IllustrationName[] = [
  'nothing-found',
  'first-application',
  'reading',
  'not-found',
  'no-connection',
  'done-for-today',
  'nothing-new',
  'first-vacancy',
  'no-one-yet',
  'empty-page',
];

const Empty = () => (
  <EmptyState
    illustration="first-application"
    title="Your first application lands here"
    action={
      <LinkButton variant="primary" href="#jobs">
        See your recommended jobs
      </LinkButton>
    }
  >
    From “applied” to “interview”, this board keeps what you are waiting for, and for how long.
  </EmptyState>
);
const Failed = () => (
  <ErrorState title="No connection" retryLabel="Try now" onRetry={() => undefined}>
    What you typed is safe in this browser. We try again by ourselves; no need to reload.
  </ErrorState>
);
const Lost = () => (
  <EmptyState illustration="not-found" title="Page not found" action={<Button>Back to the start</Button>}>
    This page rolled on without us. The link may be old, or the vacancy filled.
  </EmptyState>
);

export default {
  title: 'Empty and failed',
  group: 'Feedback',
  states: { Empty, Failed, Lost, ...Object.fromEntries(names.map((name) => [name, () => <Illustration name={name} />])) },
} satisfies Stories;
