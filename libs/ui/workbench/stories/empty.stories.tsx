import { Button } from '@tandem/ui/button';
import { EmptyState } from '@tandem/ui/empty-state';
import { ErrorState } from '@tandem/ui/error-state';
import { Illustration } from '@tandem/ui/illustration';
import { LinkButton } from '@tandem/ui/link-button';
import { drawings, type IllustrationName } from '../../src/illustration/drawings';
import type { Stories } from '../story';

const names = Object.keys(drawings) as IllustrationName[];

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
const Failed = ({ isRetrying, hasRetry = true }: { isRetrying?: boolean; hasRetry?: boolean }) => (
  <ErrorState title="No connection" level={3} retryLabel="Try now" onRetry={hasRetry ? () => undefined : undefined} isRetrying={isRetrying}>
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
  states: {
    Empty,
    'Empty, in a word': () => <EmptyState illustration="nothing-new" level={3} title="Nothing new" />,
    'Empty, long words': () => (
      <EmptyState
        illustration="no-one-yet"
        title="Er heeft nog niemand gereageerd op de vacature Senior projectmanager duurzame gebiedsontwikkeling"
        action={<Button>De vacature delen met mensen die je kent</Button>}
      >
        Dat kan in de eerste dagen gebeuren; een duidelijke tekst met een salaris erbij helpt.
      </EmptyState>
    ),
    Failed: () => <Failed />,
    'Failed, trying again': () => <Failed isRetrying />,
    'Failed for good': () => <Failed hasRetry={false} />,
    'Failed, with another drawing': () => <ErrorState title="This search is gone" illustration="nothing-found" />,
    'Failed, with the way to somewhere else': () => (
      <ErrorState title="This vacancy is gone" illustration="not-found" action={<Button>All vacancies</Button>}>
        Somebody may have deleted it.
      </ErrorState>
    ),
    Lost,
    ...Object.fromEntries(names.map((name) => [name, () => <Illustration name={name} />])),
  },
} satisfies Stories;
