import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import { Card } from '@tandem/ui/card';
import { CompanyMark } from '@tandem/ui/avatar';
import { Banner } from '@tandem/ui/banner';
import { EmptyState } from '@tandem/ui/empty-state';
import { ErrorState } from '@tandem/ui/error-state';
import { Facts } from '@tandem/ui/facts';
import { LinkButton } from '@tandem/ui/link-button';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { Link } from '@tandem/ui/link';
import { Text } from '@tandem/ui/text';
import { fileUrl } from '@tandem/web-kit/account-name';
import { isApiError } from '@tandem/web-kit/api-error';
import { useErrorText } from '@tandem/web-kit/errors';
import { useCandidateFunnelQuery } from '@tandem/web-kit/match/match.api';
import { useText } from '@tandem/web-kit/text';
import { useAccount } from '@tandem/web-kit/session';
import { useTitle } from '@tandem/web-kit/title';
import { VacancyText } from '@tandem/web-kit/vacancy/vacancy-text';
import { useVacancyQuery } from '@tandem/web-kit/vacancy/vacancy.api';
import { Navigate } from 'react-router';
import { Clock, Euro, House, MapPin } from 'lucide-react';
import { CompanyText } from './company-text';
import { VisitorActions } from './job-actions';
import { useJobTexts } from './job-texts';
import { MatchPart } from './match-part';
import styles from './job-detail.module.css';

const TitleOf = ({ title }: { title: string }) => {
  useTitle(title);
  return null;
};

const Head = ({ vacancy, level }: { vacancy: Vacancy; level: 1 | 2 }) => {
  const Title = `h${level}` as const;
  const t = useText();
  const texts = useJobTexts();
  const { employer } = vacancy;
  const icon = { size: 16, 'aria-hidden': true };
  return (
    <div className={styles.head}>
      <CompanyMark name={employer.companyName} src={employer.logoUrl && fileUrl(employer.logoUrl)} />
      <div>
        <Title className={styles.title}>{texts.title(vacancy)}</Title>
        {employer.id ? (
          <Link href={`/companies/${employer.id}`}>{employer.companyName}</Link>
        ) : (
          <Text tone="soft">{employer.companyName}</Text>
        )}
        <Facts
          facts={[
            { label: t('job.place'), value: texts.place(vacancy), icon: <MapPin {...icon} /> },
            { label: t('job.work_model'), value: texts.workModel(vacancy), icon: <House {...icon} /> },
            { label: t('job.salary'), value: texts.salary(vacancy), icon: <Euro {...icon} /> },
            { label: t('job.hours.label'), value: texts.hours(vacancy), icon: <Clock {...icon} /> },
          ]}
        />
      </div>
    </div>
  );
};

type NotShownProps = { vacancyId: string; level: 1 | 2; error: unknown; onRetry: () => void };

/**
 * Why a vacancy is not here. A new source hides a published one until it is published again; to whom has an application for it,
 * and may be invited, that it does not exist would be wrong. The cards of a deleted one leave the board.
 */
const NotShown = ({ vacancyId, level, error, onRetry }: NotShownProps) => {
  const t = useText();
  const errorText = useErrorText();
  const isMissing = isApiError(error) && error.status === 404;
  const mayHaveApplied = useAccount()?.accountType === 'CANDIDATE' && isMissing;
  const { data: applications, isLoading } = useCandidateFunnelQuery({ query: { vacancyIds: [vacancyId] } }, { skip: !mayHaveApplied });
  if (isLoading) return <Card><Loading label={t('jobs.loading')}><SkeletonText lines={8} /></Loading></Card>; // prettier-ignore
  if (mayHaveApplied && applications?.length) {
    return (
      <EmptyState
        level={level}
        illustration="reading"
        title={t('job.hidden')}
        action={<LinkButton href="/funnel">{t('nav.funnel')}</LinkButton>}
      >
        {t('job.hidden.text')}
      </EmptyState>
    );
  }
  const retry = isMissing ? undefined : { retryLabel: t('action.retry'), onRetry };
  return (
    <ErrorState level={level} title={t('job.not_found')} {...retry}>
      {errorText(error)}
    </ErrorState>
  );
};

type Props = {
  vacancyId: string;
  backTo: string;
  isOnOwnScreen: boolean;
  /** Of its title: 1 where it is the page's. */
  level?: 1 | 2;
};

/** One vacancy: what it is, why it fits, and its text. Visitors see it too; what is a candidate's own is missing there. */
export const JobDetail = ({ vacancyId, backTo, isOnOwnScreen, level = 2 }: Props) => {
  const t = useText();
  const texts = useJobTexts();
  const audience = useAccount()?.accountType ?? null;
  const vacancy = useVacancyQuery({ params: { id: vacancyId } });
  if (vacancy.isLoading) return <Card><Loading label={t('jobs.loading')}><SkeletonText lines={8} /></Loading></Card>; // prettier-ignore
  const { data } = vacancy;
  const back = (
    <LinkButton className={styles.back ?? ''} variant="quiet" size="small" href={backTo}>
      {t('job.back')}
    </LinkButton>
  );
  if (!data) {
    return (
      <>
        {back}
        <NotShown vacancyId={vacancyId} level={level} error={vacancy.error} onRetry={() => void vacancy.refetch()} />
      </>
    );
  }
  if (!data.summaryUrl) return <Navigate to="/jobs" replace />;
  const ownWords = (
    <>
      <VacancyText vacancy={data} />
      {data.employer.summaryUrl && <CompanyText summaryUrl={data.employer.summaryUrl} />}
    </>
  );
  return (
    <>
      {isOnOwnScreen && <TitleOf title={texts.title(data)} />}
      {back}
      <Card as="article" className={styles.article ?? ''}>
        <Head vacancy={data} level={level} />
        {data.filledSince && audience === 'CANDIDATE' && <Banner tone="warning">{t('job.filled')}</Banner>}
        {audience === null && <VisitorActions vacancy={data} />}
      </Card>
      {audience === 'EMPLOYER' && <Banner>{t('job.disclaimer')}</Banner>}
      {audience === 'CANDIDATE' ? <MatchPart vacancy={data}>{ownWords}</MatchPart> : ownWords}
    </>
  );
};
