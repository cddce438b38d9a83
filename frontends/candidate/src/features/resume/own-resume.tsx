import type { CandidateAccount } from '@tandem/contracts/entities/account';
import { isResumeBeingRead, isResumeReady } from '@tandem/domain/resume';
import { ErrorState } from '@tandem/ui/error-state';
import { Page } from '@tandem/ui/layout';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { useAppDispatch } from '@tandem/web-kit/app/dispatch';
import { useErrorText } from '@tandem/web-kit/gateway/errors';
import { askAnew } from '@tandem/web-kit/gateway/refetch';
import { ownResumeEndpoints, useImportResumeMutation, useStartResumeMutation, useOwnResume } from '@tandem/web-kit/resume/own-resume.api';
import { ReadingScreen } from '@tandem/web-kit/resume/reading-screen';
import { useReadingWatch } from '@tandem/web-kit/resume/use-reading-watch';
import { ResumeStart } from '@tandem/web-kit/resume/resume-start';
import { useText } from '@tandem/web-kit/language/text';
import { lazy, useState } from 'react';
import { askedAtOf, resumeOf } from './resume-store';
import { useOwnStore } from './use-own-store';

const Builder = lazy(() => import('./builder').then((module) => ({ default: module.Builder })));

/** The builder of a candidate's own resume. */
export const OwnResume = ({ account }: { account: CandidateAccount }) => {
  const t = useText();
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const asked = useOwnResume();
  const { data, error, isNone: isAbsent, isLoading, refetch } = asked;
  useReadingWatch(data?.status, refetch);
  const [startBlank] = useStartResumeMutation();
  const [importJson] = useImportResumeMutation();
  const store = useOwnStore();
  // Who had none has none while it is asked again: what was wrong with a file is said there, and another one chosen.
  const [hadNone, setHadNone] = useState(false);
  if (isAbsent && !hadNone) setHadNone(true);
  const isNone = isAbsent || (hadNone && !data);
  if (isLoading && !hadNone) return <Page><Loading label={t('resume.loading')}><SkeletonText lines={8} /></Loading></Page>; // prettier-ignore
  if (!data && !isNone) {
    return (
      <Page>
        <ErrorState title={t('resume.load_failed')} retryLabel={t('action.retry')} onRetry={() => void refetch()}>
          {errorText(error)}
        </ErrorState>
      </Page>
    );
  }
  if (data && !isNone && isResumeBeingRead(data.status)) {
    return (
      <Page width="narrow">
        <ReadingScreen isScan={data.reading?.isScan === true} />
      </Page>
    );
  }
  if (!data || isNone || !isResumeReady(data.status)) {
    return (
      <ResumeStart
        readError={isNone ? null : data?.readError}
        onPdf={store.upload}
        onJson={async (body) => importJson({ body }).unwrap()}
        onBlank={async () => startBlank().unwrap()}
      />
    );
  }
  return (
    <Builder
      key={`${data.id} ${data.originalFilePath?.split('?')[0]}`}
      resume={data}
      askedAt={askedAtOf(asked)}
      account={account}
      store={store}
      askAgain={async () => resumeOf(await askAnew(dispatch, ownResumeEndpoints.ownResume, undefined))}
      onDiscard={null}
    />
  );
};
