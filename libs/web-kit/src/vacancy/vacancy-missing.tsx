import type { Match } from '@tandem/contracts/entities/match';
import { Card } from '@tandem/ui/card';
import { EmptyState } from '@tandem/ui/empty-state';
import { ErrorState } from '@tandem/ui/error-state';
import { Page } from '@tandem/ui/layout';
import { LinkButton } from '@tandem/ui/link-button';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import type { ReactNode } from 'react';
import { isApiError, isMissing } from '../gateway/api-error';
import { useErrorText } from '../gateway/errors';
import { useCandidateFunnelQuery } from '../match/match.api';
import { useAccount } from '../session/session';
import { useText } from '../language/text';
import { TitleOf } from '../app/title-of';
import { ToVacancies } from './to-vacancies';

type Props = { vacancyId: string; error: unknown; onRetry: () => void };

type WhyProps = Props & {
  level: 1 | 2;
  isOnOwnScreen: boolean;
  /** The way on, where the screen has none beside this. */
  action?: ReactNode;
  /** What somebody can do about his application while the vacancy is hidden. */
  application?: (match: Match) => ReactNode;
};

/** The candidate's application for a vacancy nobody can read, in the archive or not; null if there is none, undefined until that is known. */
const useApplication = (vacancyId: string, error: unknown): Match | null | undefined => {
  const skip = useAccount()?.accountType !== 'CANDIDATE' || !isMissing(error);
  const running = useCandidateFunnelQuery({ query: { vacancyIds: [vacancyId] } }, { skip });
  const archived = useCandidateFunnelQuery({ query: { vacancyIds: [vacancyId], archived: true } }, { skip });
  const application = running.data?.[0] ?? archived.data?.[0];
  return application ?? (running.isLoading || archived.isLoading ? undefined : null);
};

/**
 * Why a vacancy is not here. A new source hides a published one until it is published again; to whom has an application for it,
 * and may be invited, that it does not exist would be wrong, and he can still answer. The cards of a deleted one leave the board. Everybody else
 * is told that it is open no more, as long as it ever was.
 */
export const WhyMissing = ({ vacancyId, level, isOnOwnScreen, error, onRetry, action, application }: WhyProps) => {
  const t = useText();
  const errorText = useErrorText();
  const own = useApplication(vacancyId, error);
  if (own === undefined) {
    return (
      <Card>
        <Loading label={t('vacancy.loading')}>
          <SkeletonText lines={8} />
        </Loading>
      </Card>
    );
  }
  const wasOpen = isApiError(error) && (error.isGone || error.isHidden);
  const title = t(own ? 'job.hidden' : wasOpen ? 'job.closed' : 'job.not_found');
  const tab = isOnOwnScreen && <TitleOf title={title} />;
  if (own) {
    return (
      <>
        {tab}
        <EmptyState level={level} illustration="reading" title={title} action={<LinkButton href="/funnel">{t('nav.funnel')}</LinkButton>}>
          {t('job.hidden.text')}
        </EmptyState>
        {application?.(own)}
      </>
    );
  }
  const more = isMissing(error) ? { illustration: 'not-found' as const, action } : { retryLabel: t('action.retry'), onRetry };
  return (
    <>
      {tab}
      <ErrorState level={level} title={title} {...more}>
        {wasOpen ? t('job.closed.text') : errorText(error)}
      </ErrorState>
    </>
  );
};

/** The page of a vacancy that is not there, or that could not be asked for. */
export const VacancyMissing = (props: Props) => (
  <Page width="narrow">
    <WhyMissing level={1} isOnOwnScreen action={<ToVacancies />} {...props} />
  </Page>
);
