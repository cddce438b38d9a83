import type { Match } from '@tandem/contracts/entities/match';
import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import { MAIN_ID } from '@tandem/ui/app-frame';
import { Card } from '@tandem/ui/card';
import { CompanyMark } from '@tandem/ui/avatar';
import { Banner } from '@tandem/ui/banner';
import { Facts } from '@tandem/ui/facts';
import { LinkButton } from '@tandem/ui/link-button';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { Link } from '@tandem/ui/link';
import { Text } from '@tandem/ui/text';
import { focusWhenFree } from '@tandem/web-kit/browser/free-focus';
import { CompanyText } from '@tandem/web-kit/company/company-text';
import { fileUrl } from '@tandem/web-kit/session/account-name';
import { useText } from '@tandem/web-kit/language/text';
import { useAccount } from '@tandem/web-kit/session/session';
import { InItsPlace } from '@tandem/web-kit/app/in-its-place';
import { TitleOf } from '@tandem/web-kit/app/title-of';
import { isMissing } from '@tandem/web-kit/gateway/api-error';
import { ApplicationWords } from '@tandem/web-kit/match/application-words';
import { ToVacancies } from '@tandem/web-kit/vacancy/to-vacancies';
import { WhyMissing } from '@tandem/web-kit/vacancy/vacancy-missing';
import { VacancyText } from '@tandem/web-kit/vacancy/vacancy-text';
import { useVacancyQuery } from '@tandem/web-kit/vacancy/vacancy.api';
import { useRef, type Ref } from 'react';
import { Navigate } from 'react-router';
import { Clock, Euro, House, MapPin } from 'lucide-react';
import { MatchActions } from './actions/match-actions';
import { VisitorActions } from './job-actions';
import { useJobTexts } from './job-texts';
import { MatchPart } from './match-part';
import styles from './job-detail.module.css';

const Head = ({ vacancy, level, place }: { vacancy: Vacancy; level: 1 | 2; place: Ref<HTMLHeadingElement> }) => {
  const Title = `h${level}` as const;
  const t = useText();
  const texts = useJobTexts();
  const { employer } = vacancy;
  const icon = { size: 16, 'aria-hidden': true };
  return (
    <div className={styles.head}>
      <CompanyMark name={employer.companyName} src={employer.logoUrl && fileUrl(employer.logoUrl)} />
      <div>
        <Title ref={place} tabIndex={-1} className={styles.title}>
          {texts.title(vacancy)}
        </Title>
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

/** Times of an invitation run out while a vacancy is hidden; only to apply again has to wait for what will be published. */
const ownActions = (match: Match) =>
  match.status !== 'DECLINED' && (
    <Card>
      <MatchActions match={match} onMoved={() => focusWhenFree(() => document.getElementById(MAIN_ID))} />
    </Card>
  );

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
  const place = useRef<HTMLHeadingElement>(null);
  if (vacancy.isLoading) return <Card><Loading label={t('jobs.loading')}><SkeletonText lines={8} /></Loading></Card>; // prettier-ignore
  const { data } = vacancy;
  const back = (
    <LinkButton className={styles.back ?? ''} variant="quiet" size="small" href={backTo}>
      {t('job.back')}
    </LinkButton>
  );
  // What was loaded stays while it cannot be asked for again, but not once it is deleted.
  if (!data || isMissing(vacancy.error)) {
    const { error, refetch } = vacancy;
    return (
      <InItsPlace wasShown={data !== undefined}>
        {back}
        <WhyMissing
          {...{ vacancyId, level, isOnOwnScreen, error }}
          onRetry={() => void refetch()}
          // A visitor has come by a link, and from no list.
          action={audience === null && <ToVacancies />}
          application={ownActions}
        />
        {audience === 'CANDIDATE' && isMissing(error) && <ApplicationWords key={vacancyId} vacancyId={vacancyId} />}
      </InItsPlace>
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
        <Head vacancy={data} level={level} place={place} />
        {data.filledSince && audience === 'CANDIDATE' && <Banner tone="warning">{t('job.filled')}</Banner>}
        {audience === null && <VisitorActions vacancy={data} />}
      </Card>
      {audience === 'EMPLOYER' && <Banner>{t('job.disclaimer')}</Banner>}
      {audience === 'CANDIDATE' ? (
        <MatchPart vacancy={data} onMoved={() => focusWhenFree(() => place.current)}>
          {ownWords}
        </MatchPart>
      ) : (
        ownWords
      )}
    </>
  );
};
