import { ErrorState } from '@tandem/ui/error-state';
import { Page, Stack } from '@tandem/ui/layout';
import { ProgressBar } from '@tandem/ui/progress-bar';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { isMissing } from '@tandem/web-kit/gateway/api-error';
import { useErrorText } from '@tandem/web-kit/gateway/errors';
import { useSignedIn } from '@tandem/web-kit/session/session';
import { useLanguage, useText } from '@tandem/web-kit/language/text';
import { useTitle } from '@tandem/web-kit/app/title';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { draftOf } from '../draft/draft';
import { useOwnResume } from '@tandem/web-kit/resume/own-resume.api';
import { TailoredEditor } from './tailored-editor';
import { useTailoredMatchQuery, useTailoredResumeQuery } from './tailored.api';

/** The resume as one employer gets it. */
const TailoredPage = () => {
  const t = useText();
  const errorText = useErrorText();
  const language = useLanguage();
  const account = useSignedIn<'CANDIDATE'>();
  const { vacancyId = '' } = useParams();
  // Here, as the editor is gone while words are looked for.
  const [isReworded, setReworded] = useState(false);
  useTitle(t('nav.tailored_resume'));
  const match = useTailoredMatchQuery({ params: { vacancyId } });
  const own = useOwnResume();
  const matchId = match.data?.id ?? '';
  const resume = useTailoredResumeQuery({ params: { matchId } }, { skip: !matchId });
  const error = match.error ?? own.error ?? resume.error;
  if (isMissing(match.error)) return <Navigate to={`/jobs/${vacancyId}`} replace />;
  if (own.isNone) return <Navigate to="/resume" replace />;
  if (match.data?.isGeneratingResume) {
    return (
      <Page width="narrow">
        <Stack role="status">
          <h1>{t('nav.tailored_resume')}</h1>
          <ProgressBar label={t('tailored.generating')} />
        </Stack>
      </Page>
    );
  }
  if (!match.data || !own.data || !resume.data) {
    if (!error) return <Page><Loading label={t('resume.loading')}><SkeletonText lines={8} /></Loading></Page>; // prettier-ignore
    const retry = () => [match, own, ...(matchId ? [resume] : [])].forEach(({ refetch }) => void refetch());
    return (
      <Page>
        <ErrorState title={t('tailored.failed')} retryLabel={t('action.retry')} onRetry={retry}>
          {errorText(error)}
        </ErrorState>
      </Page>
    );
  }
  const base = draftOf(own.data, account, language);
  return (
    <TailoredEditor
      match={match.data}
      base={{ ...base, settings: resume.data.settings }}
      overrides={resume.data.overrides}
      isReworded={isReworded}
      onReworded={() => setReworded(true)}
    />
  );
};

export default TailoredPage;
