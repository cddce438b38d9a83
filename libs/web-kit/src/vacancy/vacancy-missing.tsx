import { Card } from '@tandem/ui/card';
import { EmptyState } from '@tandem/ui/empty-state';
import { ErrorState } from '@tandem/ui/error-state';
import { Page } from '@tandem/ui/layout';
import { LinkButton } from '@tandem/ui/link-button';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import type { ReactNode } from 'react';
import { isMissing } from '../gateway/api-error';
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
};

/** Whether the candidate has an application for a vacancy nobody can read, in the archive or not; undefined until that is known. */
const useHasApplied = (vacancyId: string, error: unknown): boolean | undefined => {
  const skip = useAccount()?.accountType !== 'CANDIDATE' || !isMissing(error);
  const running = useCandidateFunnelQuery({ query: { vacancyIds: [vacancyId] } }, { skip });
  const archived = useCandidateFunnelQuery({ query: { vacancyIds: [vacancyId], archived: true } }, { skip });
  if (running.data?.length || archived.data?.length) return true;
  return running.isLoading || archived.isLoading ? undefined : false;
};

/**
 * Why a vacancy is not here. A new source hides a published one until it is published again; to whom has an application for it,
 * and may be invited, that it does not exist would be wrong. The cards of a deleted one leave the board.
 */
export const WhyMissing = ({ vacancyId, level, isOnOwnScreen, error, onRetry, action }: WhyProps) => {
  const t = useText();
  const errorText = useErrorText();
  const hasApplied = useHasApplied(vacancyId, error);
  if (hasApplied === undefined) {
    return (
      <Card>
        <Loading label={t('vacancy.loading')}>
          <SkeletonText lines={8} />
        </Loading>
      </Card>
    );
  }
  const title = hasApplied ? t('job.hidden') : t('job.not_found');
  const tab = isOnOwnScreen && <TitleOf title={title} />;
  if (hasApplied) {
    return (
      <>
        {tab}
        <EmptyState level={level} illustration="reading" title={title} action={<LinkButton href="/funnel">{t('nav.funnel')}</LinkButton>}>
          {t('job.hidden.text')}
        </EmptyState>
      </>
    );
  }
  const more = isMissing(error) ? { illustration: 'not-found' as const, action } : { retryLabel: t('action.retry'), onRetry };
  return (
    <>
      {tab}
      <ErrorState level={level} title={title} {...more}>
        {errorText(error)}
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
