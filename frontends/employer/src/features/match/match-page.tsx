import type { Match } from '@tandem/contracts/entities/match';
import { Avatar } from '@tandem/ui/avatar';
import { Badge } from '@tandem/ui/badge';
import { Banner } from '@tandem/ui/banner';
import { Card } from '@tandem/ui/card';
import { DataList } from '@tandem/ui/data-list';
import { Facts } from '@tandem/ui/facts';
import { Page, Stack } from '@tandem/ui/layout';
import { Link } from '@tandem/ui/link';
import { LinkButton } from '@tandem/ui/link-button';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { ApplicationMissing } from '@tandem/web-kit/match/application-missing';
import { isMissing } from '@tandem/web-kit/gateway/api-error';
import { useApplicantMatchQuery } from '@tandem/web-kit/match/match.api';
import { useMatchTexts } from '@tandem/web-kit/match/match-texts';
import { focusWhenFree } from '@tandem/web-kit/browser/free-focus';
import { euro } from '@tandem/domain/salary';
import { areAllPast } from '@tandem/domain/timeslots';
import { ToFunnel } from '@tandem/web-kit/match/to-funnel';
import { canInvite } from '@tandem/web-kit/match/use-move';
import { formatDate } from '@tandem/web-kit/language/format';
import { useText } from '@tandem/web-kit/language/text';
import { useTitle } from '@tandem/web-kit/app/title';
import { Briefcase, CalendarClock, Contact, ExternalLink, MapPin } from 'lucide-react';
import { useRef } from 'react';
import { useParams } from 'react-router';
import { Evidence } from './evidence';
import { MatchButtons } from './match-buttons';
import { Neighbours } from './neighbours';
import { ResumeSheet } from './resume-sheet';
import styles from './match-page.module.css';

const placeOf = ({ candidate: { address } }: Match): string => [address?.city, address?.country].filter(Boolean).join(', ');

const Head = ({ match, name }: { match: Match; name: string }) => {
  const t = useText();
  const texts = useMatchTexts();
  const { linkedinUrl } = match.candidate;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className={styles.who}>
      <Avatar size="large" tone="spot" name={name} />
      <div>
        <div className={styles.name}>
          <h1 ref={heading} tabIndex={-1}>
            {name}
          </h1>
          <Badge tone="info">{match.status === 'JOB_TAKEN' ? t('funnel.column.JOB_TAKEN') : texts.state(match)}</Badge>
          {match.archived && <Badge>{t('funnel.archived')}</Badge>}
        </div>
        <Facts
          facts={[
            { label: t('match.vacancy'), value: texts.vacancy(match), icon: <Briefcase /> },
            { label: t('job.place'), value: placeOf(match), icon: <MapPin /> },
            {
              label: t('match.profile'),
              value: linkedinUrl && (
                <Link href={linkedinUrl} target="_blank" rel="noopener noreferrer">
                  LinkedIn
                </Link>
              ),
              icon: <ExternalLink />,
            },
          ]}
        />
      </div>
      <MatchButtons match={match} onMoved={() => focusWhenFree(() => heading.current)} />
    </div>
  );
};

const Person = ({ match }: { match: Match }) => {
  const t = useText();
  const keptText = ({ retention }: Match) => {
    if (!retention?.until) return retention && t(retention.isLonger ? 'match.kept_until.longer' : 'match.kept_until.usual');
    return formatDate(retention.until);
  };
  const { preferredSalary, email, phone } = match.candidate;
  const isReachable = Boolean(email ?? phone);
  return (
    <Card>
      <Stack gap={4}>
        <DataList
          variant="end"
          rows={[
            { label: t('match.salary'), value: preferredSalary && t('match.salary.from', { amount: euro(preferredSalary) }) },
            { label: t('job.place'), value: placeOf(match) },
            { label: t('match.kept_until'), value: keptText(match) },
            ...(canInvite(match)
              ? []
              : [
                  { label: t('match.email'), value: email && <Link href={`mailto:${email}`}>{email}</Link> },
                  { label: t('match.phone'), value: phone && <Link href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</Link> },
                ]),
          ]}
        />
        {isReachable && canInvite(match) && (
          <LinkButton href={`/matches/${match.id}/invite`} isBlock>
            <Contact /> {t('match.contact')}
          </LinkButton>
        )}
      </Stack>
    </Card>
  );
};

const Shown = ({ match }: { match: Match }) => {
  const t = useText();
  const texts = useMatchTexts();
  const name = texts.candidate(match);
  useTitle(name);
  const { invitation, status } = match;
  return (
    <>
      <div className={styles.top}>
        <ToFunnel className={styles.back ?? ''} />
        <Neighbours match={match} />
      </div>
      <Head match={match} name={name} />
      {match.vacancy.filledSince && status !== 'JOB_TAKEN' && <Banner tone="warning">{t('job.filled')}</Banner>}
      {status === 'INTERVIEW' && invitation?.chosen && (
        <Banner tone="accent" icon={<CalendarClock />}>
          {t('match.chosen', { time: texts.slotInZone(invitation.chosen) })}
        </Banner>
      )}
      {status === 'INVITED' && invitation && invitation.slots.length > 0 && !invitation.asksOther && (
        <Banner icon={<CalendarClock />} title={t(areAllPast(invitation.slots, new Date()) ? 'match.offered_past' : 'match.offered')}>
          {[...invitation.slots.map(texts.slot), texts.zone()].join(' · ')}
        </Banner>
      )}
      {status === 'INVITED' && invitation?.asksOther && <Banner tone="warning">{t('match.asks_other', { name })}</Banner>}
      <div className={styles.columns}>
        <ResumeSheet match={match} name={name} />
        <aside className={styles.side}>
          <Evidence match={match} />
          <Person match={match} />
        </aside>
      </div>
    </>
  );
};

/** One application: who it is, why it fits, the resume, and the next step. */
const MatchPage = () => {
  const t = useText();
  const { matchId = '' } = useParams();
  const { data, error, isFetching, refetch } = useApplicantMatchQuery({ params: { matchId } });
  // What was shown until now is no longer true once the vacancy is deleted or the person has left.
  return (
    <Page>
      {data && !isMissing(error) && <Shown match={data} />}
      {!data && !error && (
        <Loading label={t('match.loading')}>
          <SkeletonText lines={10} />
        </Loading>
      )}
      {error && (!data || isMissing(error)) && (
        <ApplicationMissing error={error} onRetry={() => void refetch()} isRetrying={isFetching} wasShown={Boolean(data)} />
      )}
    </Page>
  );
};

export default MatchPage;
