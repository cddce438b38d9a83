import { Card } from '@tandem/ui/card';
import { CompanyMark } from '@tandem/ui/avatar';
import { Banner } from '@tandem/ui/banner';
import { ErrorState } from '@tandem/ui/error-state';
import { Facts } from '@tandem/ui/facts';
import { LinkButton } from '@tandem/ui/link-button';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { Text } from '@tandem/ui/text';
import { useErrorText } from '@tandem/web-kit/errors';
import { useText } from '@tandem/web-kit/text';
import { useTitle } from '@tandem/web-kit/title';
import { VacancyText } from '@tandem/web-kit/vacancy/vacancy-text';
import { useVacancyQuery } from '@tandem/web-kit/vacancy/vacancy.api';
import { Clock, Euro, House, MapPin } from 'lucide-react';
import { useJobTexts } from './job-texts';
import { useMatchOfVacancyQuery } from './jobs.api';
import { WhyPanel } from './why-panel';
import styles from './job-detail.module.css';

const TitleOf = ({ title }: { title: string }) => {
  useTitle(title);
  return null;
};

type Props = { vacancyId: string; backTo: string; isOnOwnScreen: boolean };

/** One vacancy: what it is, why it fits, and its text. */
export const JobDetail = ({ vacancyId, backTo, isOnOwnScreen }: Props) => {
  const t = useText();
  const texts = useJobTexts();
  const errorText = useErrorText();
  const vacancy = useVacancyQuery({ params: { id: vacancyId } });
  const match = useMatchOfVacancyQuery({ params: { vacancyId } });
  if (vacancy.isLoading) return <Card><Loading label={t('jobs.loading')}><SkeletonText lines={8} /></Loading></Card>; // prettier-ignore
  if (!vacancy.data) {
    return (
      <ErrorState title={t('job.not_found')} retryLabel={t('action.retry')} onRetry={() => void vacancy.refetch()}>
        {errorText(vacancy.error)}
      </ErrorState>
    );
  }
  const { data } = vacancy;
  const icon = { size: 16, 'aria-hidden': true };
  return (
    <>
      {isOnOwnScreen && <TitleOf title={texts.title(data)} />}
      <LinkButton className={styles.back ?? ''} variant="quiet" size="small" href={backTo}>
        {t('job.back')}
      </LinkButton>
      <Card as="article">
        <div className={styles.head}>
          <CompanyMark name={data.employer.companyName} src={data.employer.logoUrl && `/api${data.employer.logoUrl}`} />
          <div>
            <h2 className={styles.title}>{texts.title(data)}</h2>
            <Text tone="soft">{data.employer.companyName}</Text>
            <Facts
              facts={[
                { label: t('job.place'), value: texts.place(data), icon: <MapPin {...icon} /> },
                { label: t('job.work_model'), value: texts.workModel(data), icon: <House {...icon} /> },
                { label: t('job.salary'), value: texts.salary(data), icon: <Euro {...icon} /> },
                { label: t('job.hours.label'), value: texts.hours(data), icon: <Clock {...icon} /> },
              ]}
            />
          </div>
        </div>
        {data.filledSince && <Banner tone="warning">{t('job.filled')}</Banner>}
      </Card>
      {match.data && <WhyPanel match={match.data} />}
      <VacancyText vacancy={data} />
    </>
  );
};
