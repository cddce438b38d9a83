import type { Match } from '@tandem/contracts/entities/match';
import type { ApplicantResume } from '@tandem/contracts/resumes/application';
import { resumesRoutes } from '@tandem/contracts/resumes/resumes.routes';
import { Button } from '@tandem/ui/button';
import { ErrorState } from '@tandem/ui/error-state';
import { Markdown } from '@tandem/ui/markdown';
import { Segmented } from '@tandem/ui/segmented';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { urlOf } from '@tandem/web-kit/call';
import { download } from '@tandem/web-kit/download';
import { useErrorText } from '@tandem/web-kit/errors';
import { formatMonth } from '@tandem/web-kit/format';
import { useNotify } from '@tandem/web-kit/notify';
import { useLanguage, useText } from '@tandem/web-kit/text';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useApplicantLetterQuery, useApplicantResumeQuery } from './match.api';
import { overlaid } from './overlaid';
import styles from './resume-sheet.module.css';

type Entry = { id: string; title: string; place?: string; startDate: string | null; endDate: string | null; description: string | null };

const Entries = ({ heading, entries }: { heading: string; entries: readonly Entry[] }) => {
  const t = useText();
  const language = useLanguage();
  if (entries.length === 0) return null;
  const month = (date: string | null) => (date ? formatMonth(date, language) : '');
  return (
    <>
      <h3>{heading}</h3>
      {entries.map(({ id, title, place, startDate, endDate, description }) => (
        <div key={id} className={styles.entry}>
          <span>{[month(startDate), endDate ? month(endDate) : startDate && t('match.resume.now')].filter(Boolean).join(' - ')}</span>
          <div>
            <strong>{[title, place].filter(Boolean).join(', ')}</strong>
            {description && <p>{description}</p>}
          </div>
        </div>
      ))}
    </>
  );
};

const Document = ({ name, resume }: { name: string; resume: ApplicantResume }) => {
  const t = useText();
  const [languages, skills] = [
    resume.skills.filter(({ type }) => type === 'LANGUAGES'),
    resume.skills.filter(({ type }) => type !== 'LANGUAGES'),
  ];
  return (
    <article className={styles.document} aria-label={name}>
      <p className={styles.name}>{name}</p>
      {resume.summary && (
        <>
          <h3>{t('match.resume.summary')}</h3>
          <p>{resume.summary}</p>
        </>
      )}
      <Entries heading={t('match.resume.experience')} entries={resume.workExperiences.map((job) => ({ ...job, place: job.company }))} />
      <Entries heading={t('match.resume.education')} entries={resume.educations} />
      {skills.length > 0 && (
        <>
          <h3>{t('match.resume.skills')}</h3>
          <p>{skills.map(({ stack }) => stack).join(', ')}</p>
        </>
      )}
      {languages.length > 0 && (
        <>
          <h3>{t('match.resume.languages')}</h3>
          <p>{languages.map(({ stack }) => stack).join(', ')}</p>
        </>
      )}
    </article>
  );
};

const Waiting = () => (
  <div className={styles.document}>
    <Loading label={useText()('match.resume.loading')}>
      <SkeletonText lines={12} />
    </Loading>
  </div>
);

const ResumeBody = ({ match, name }: { match: Match; name: string }) => {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, refetch, isFetching } = useApplicantResumeQuery({ params: { matchId: match.id } });
  if (data) return <Document name={name} resume={overlaid(data, match.resumeSettings?.overrides)} />;
  if (!error) return <Waiting />;
  return (
    <ErrorState title={t('match.resume.error')} retryLabel={t('action.retry')} onRetry={() => void refetch()} isRetrying={isFetching}>
      {errorText(error)}
    </ErrorState>
  );
};

const LetterBody = ({ match }: { match: Match }) => {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, refetch, isFetching } = useApplicantLetterQuery({ params: { matchId: match.id } });
  if (data) return <article className={styles.document}><Markdown topLevel={3}>{data.content ?? ''}</Markdown></article>; // prettier-ignore
  if (!error) return <Waiting />;
  return (
    <ErrorState title={t('match.letter.error')} retryLabel={t('action.retry')} onRetry={() => void refetch()} isRetrying={isFetching}>
      {errorText(error)}
    </ErrorState>
  );
};

/** The resume of an applicant and, where there is one, the letter that came with it. */
export const ResumeSheet = ({ match, name }: { match: Match; name: string }) => {
  const t = useText();
  const notify = useNotify();
  const [shown, setShown] = useState('resume');
  const [isBusy, setBusy] = useState(false);
  const { firstName } = match.candidate;
  const save = async () => {
    setBusy(true);
    await download(urlOf(resumesRoutes.downloadApplicantResume, { params: { matchId: match.id } }), `${firstName || 'resume'}.pdf`).catch(
      notify.error,
    );
    setBusy(false);
  };
  return (
    <section className={styles.sheet} aria-labelledby="resume">
      <div className={styles.bar}>
        <h2 id="resume" className={styles.title}>
          {t('match.resume.of', { name: firstName ?? name })}
        </h2>
        {match.coverLetterUrl && (
          <Segmented
            label={t('match.document')}
            value={shown}
            onChange={setShown}
            options={[
              { value: 'resume', label: t('match.resume') },
              { value: 'letter', label: t('match.letter') },
            ]}
          />
        )}
        <Button size="small" isPending={isBusy} onPress={() => void save()}>
          <Download /> {t('match.resume.download')}
        </Button>
      </div>
      {shown === 'letter' && match.coverLetterUrl ? <LetterBody match={match} /> : <ResumeBody match={match} name={name} />}
    </section>
  );
};
