import type { Match } from '@tandem/contracts/entities/match';
import type { ApplicantResume } from '@tandem/contracts/resumes/application';
import { resumesRoutes } from '@tandem/contracts/resumes/resumes.routes';
import { Button } from '@tandem/ui/button';
import { ErrorState } from '@tandem/ui/error-state';
import { Markdown } from '@tandem/ui/markdown';
import { Segmented } from '@tandem/ui/segmented';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { Text } from '@tandem/ui/text';
import { urlOf } from '@tandem/web-kit/gateway/call';
import { download } from '@tandem/web-kit/gateway/download';
import { useErrorText } from '@tandem/web-kit/gateway/errors';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { useText } from '@tandem/web-kit/language/text';
import { Download } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { useApplicantLetterQuery, useApplicantResumeQuery } from './match.api';
import { overlaid } from './overlaid';
import { ResumePages } from './resume-pages';
import styles from './resume-sheet.module.css';

/** Paper is white in every theme: what stands on it has the colours of the light one, which have to be named anew where the theme is. */
const Paper = ({ children }: { children: ReactNode }) => (
  <div data-theme="light" data-audience="employer" className={styles.document}>
    {children}
  </div>
);

const Waiting = () => (
  <Paper>
    <Loading label={useText()('match.resume.loading')}>
      <SkeletonText lines={12} />
    </Loading>
  </Paper>
);

/** Beside the name, which stands above it too. */
const saysNothing = ({ summary, workExperiences, educations, skills }: ApplicantResume): boolean =>
  !summary && workExperiences.length + educations.length + skills.length === 0;

const ResumeBody = ({ match, name }: { match: Match; name: string }) => {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, refetch, isFetching } = useApplicantResumeQuery({ params: { matchId: match.id } });
  const resume = useMemo(() => data && overlaid(data, match.resumeSettings?.overrides), [data, match.resumeSettings?.overrides]);
  if (resume && saysNothing(resume))
    return (
      <Paper>
        <Text tone="soft">{t('match.resume.empty', { name: match.candidate.firstName ?? name })}</Text>
      </Paper>
    );
  if (resume) return <ResumePages name={name} resume={resume} />;
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
  if (data) return <Paper><article className={styles.letter}><Markdown topLevel={3}>{data.content ?? ''}</Markdown></article></Paper>; // prettier-ignore
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
  const isLetter = shown === 'letter' && Boolean(match.coverLetterUrl);
  const title = t(isLetter ? 'match.letter.of' : 'match.resume.of', { name: firstName ?? name });
  return (
    <section className={styles.sheet} aria-labelledby="resume">
      <div className={styles.bar}>
        <h2 id="resume" className={styles.title}>
          {title}
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
        {!isLetter && (
          <Button size="small" isPending={isBusy} onPress={() => void save()}>
            <Download /> {t('match.resume.download')}
          </Button>
        )}
      </div>
      {isLetter ? <LetterBody match={match} /> : <ResumeBody match={match} name={title} />}
    </section>
  );
};
