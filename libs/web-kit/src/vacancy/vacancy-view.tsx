import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import { CompanyMark } from '@tandem/ui/avatar';
import { Banner } from '@tandem/ui/banner';
import { Card } from '@tandem/ui/card';
import { Facts } from '@tandem/ui/facts';
import { Page, Row, Stack } from '@tandem/ui/layout';
import { Link } from '@tandem/ui/link';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { Text } from '@tandem/ui/text';
import { Clock, Euro, ExternalLink, House, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { isMissing } from '../gateway/api-error';
import { fileUrl } from '../session/account-name';
import { useText } from '../language/text';
import { InItsPlace } from '../app/in-its-place';
import { useTitle } from '../app/title';
import { VacancyMissing } from './vacancy-missing';
import { VacancyText } from './vacancy-text';
import { useVacancyTexts } from './vacancy-texts';
import { useVacancyQuery } from './vacancy.api';
import styles from './vacancy-view.module.css';

type Part = (vacancy: Vacancy) => ReactNode;

const Employer = ({ employer }: Pick<Vacancy, 'employer'>) =>
  employer.id ? <Link href={`/companies/${employer.id}`}>{employer.companyName}</Link> : <Text as="span">{employer.companyName}</Text>;

const Head = ({ vacancy, actions }: { vacancy: Vacancy; actions: ReactNode }) => {
  const t = useText();
  const texts = useVacancyTexts();
  const { title, employer, isScraped, originalUrl } = vacancy;
  return (
    <div className={styles.head}>
      <CompanyMark size="large" name={employer.companyName} src={employer.logoUrl && fileUrl(employer.logoUrl)} />
      <Stack gap={2}>
        <h1>{title || <em>{t('job.draft')}</em>}</h1>
        <Row gap={4}>
          <Employer employer={employer} />
          {isScraped && originalUrl && (
            <Link href={originalUrl} target="_blank" rel="noopener">
              {t('vacancy.original')} <ExternalLink size={16} aria-hidden className={styles.away} />
            </Link>
          )}
        </Row>
        <Facts
          facts={[
            { label: t('job.place'), value: texts.place(vacancy), icon: <MapPin /> },
            { label: t('job.work_model'), value: texts.workModel(vacancy), icon: <House /> },
            { label: t('job.salary'), value: texts.salary(vacancy), icon: <Euro /> },
            { label: t('job.hours.label'), value: texts.hours(vacancy), icon: <Clock /> },
          ]}
        />
        {actions}
      </Stack>
    </div>
  );
};

type Parts = {
  /** Below the facts. */
  actions?: Part | undefined;
  /** Between the head and the text. */
  panel?: Part | undefined;
  /** Below the text. */
  end?: Part | undefined;
};

const Shown = ({ vacancy, actions, panel, end }: Parts & { vacancy: Vacancy }) => {
  const t = useText();
  useTitle(useVacancyTexts().title(vacancy));
  return (
    <Page>
      <Stack gap={6}>
        <Head vacancy={vacancy} actions={actions?.(vacancy)} />
        {vacancy.filledSince && <Banner tone="warning">{t('job.filled')}</Banner>}
        {panel?.(vacancy)}
        <VacancyText vacancy={vacancy} />
        {end?.(vacancy)}
      </Stack>
    </Page>
  );
};

/** A vacancy as everybody may read it; what its owner or a candidate can do comes from the app. */
export const VacancyView = ({ vacancyId, ...parts }: Parts & { vacancyId: string }) => {
  const t = useText();
  const { data, error, refetch } = useVacancyQuery({ params: { id: vacancyId } });
  // What was loaded stays while a reload fails, but not once the vacancy was deleted.
  if (data && !isMissing(error)) return <Shown vacancy={data} {...parts} />;
  if (!error) {
    return (
      <Page>
        <Card>
          <Loading label={t('vacancy.loading')}>
            <SkeletonText lines={14} />
          </Loading>
        </Card>
      </Page>
    );
  }
  return (
    <InItsPlace wasShown={data !== undefined}>
      <VacancyMissing vacancyId={vacancyId} error={error} onRetry={() => void refetch()} />
    </InItsPlace>
  );
};
