import { isResumeBeingRead, isResumeReady } from '@tandem/domain/resume';
import { Banner } from '@tandem/ui/banner';
import { ErrorState } from '@tandem/ui/error-state';
import { Page } from '@tandem/ui/layout';
import { Link } from '@tandem/ui/link';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { useAppDispatch } from '@tandem/web-kit/app/dispatch';
import { isMissing } from '@tandem/web-kit/gateway/api-error';
import { useErrorText } from '@tandem/web-kit/gateway/errors';
import { askAnew } from '@tandem/web-kit/gateway/refetch';
import { ReadingScreen } from '@tandem/web-kit/resume/reading-screen';
import { useReadingWatch } from '@tandem/web-kit/resume/use-reading-watch';
import { ResumeStart } from '@tandem/web-kit/resume/resume-start';
import { useBeginResume } from '@tandem/web-kit/resume/open-resume.api';
import { storage } from '@tandem/web-kit/browser/storage';
import { useText } from '@tandem/web-kit/language/text';
import { lazy, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { resumeEndpoints, useOpenResumeQuery, useRemoveOpenMutation } from './resume.api';
import { askedAtOf, resumeOf } from './resume-store';
import { useOpenStore } from './use-open-store';
import { isUuid } from '@tandem/domain/uuid';

const Builder = lazy(() => import('./builder').then((module) => ({ default: module.Builder })));

/** The id of the resume a visitor works on; the other app hands one over in the address. */
const useOpenId = () => {
  const [search, setSearch] = useSearchParams();
  const given = search.get('open');
  const [id, setId] = useState(() => (given && isUuid(given) ? given : storage.openResumeId.get()));
  const keep = (next: string | null): void => {
    if (next) storage.openResumeId.set(next);
    else storage.openResumeId.remove();
    setId(next);
  };
  useEffect(() => {
    if (given === null) return;
    if (isUuid(given)) storage.openResumeId.set(given);
    setSearch({}, { replace: true });
  }, [given, setSearch]);
  return { id, keep };
};

const KeepNote = () => {
  const t = useText();
  return (
    <Banner>
      {t('builder.keep')} <Link href="/register">{t('builder.keep.register')}</Link>
    </Banner>
  );
};

type Props = { id: string; onOther: (id: string | null) => void };

const OpenBuilder = ({ id, onOther }: Props) => {
  const t = useText();
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const asked = useOpenResumeQuery({ params: { id } });
  const { data, error, isLoading, refetch } = asked;
  useReadingWatch(data?.status, refetch);
  const [remove] = useRemoveOpenMutation();
  const store = useOpenStore(id);
  const { blank } = useBeginResume();
  const isGone = isMissing(error);
  useEffect(() => {
    if (isGone) onOther(null);
  }, [isGone, onOther]);
  if (isLoading || isGone) return <Page><Loading label={t('resume.loading')}><SkeletonText lines={8} /></Loading></Page>; // prettier-ignore
  if (!data) {
    return (
      <Page>
        <ErrorState title={t('resume.load_failed')} retryLabel={t('action.retry')} onRetry={() => void refetch()}>
          {errorText(error)}
        </ErrorState>
      </Page>
    );
  }
  if (isResumeBeingRead(data.status)) {
    return (
      <Page width="narrow">
        <ReadingScreen isScan={data.reading?.isScan === true} />
      </Page>
    );
  }
  if (!isResumeReady(data.status))
    return <ResumeStart readError={data.readError} onPdf={store.upload} onBlank={async () => onOther(await blank())} />;
  return (
    <Builder
      key={`${data.id} ${data.originalFilePath?.split('?')[0]}`}
      resume={data}
      askedAt={askedAtOf(asked)}
      account={null}
      store={store}
      askAgain={async () => resumeOf(await askAnew(dispatch, resumeEndpoints.openResume, { params: { id } }))}
      onDiscard={async () => {
        await remove({ params: { id } }).unwrap();
        onOther(null);
      }}
      note={<KeepNote />}
    />
  );
};

/** The builder of who has no account: the resume this browser knows, or the way to begin one. */
export const OpenResume = () => {
  const { id, keep } = useOpenId();
  const begin = useBeginResume();
  if (id) return <OpenBuilder key={id} id={id} onOther={keep} />;
  return <ResumeStart onPdf={async (pdf) => keep(await begin.read(pdf))} onBlank={async () => keep(await begin.blank())} />;
};
