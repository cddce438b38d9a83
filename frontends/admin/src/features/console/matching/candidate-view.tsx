import { ErrorState } from '@tandem/ui/error-state';
import { Link } from '@tandem/ui/link';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { useErrorText } from '@tandem/web-kit/gateway/errors';
import { formatDateTime } from '@tandem/web-kit/language/format';
import { useText } from '@tandem/web-kit/language/text';
import { useEffect, useState } from 'react';
import { polled, polledSoon } from '../polling';
import pageStyles from '../table/list-page.module.css';
import { useListState } from '../table/list-state';
import { CandidateActions } from './candidate-actions';
import { CandidateGone } from './candidate-gone';
import { MatchList } from './match-list';
import styles from './matching.module.css';
import { useTestCandidatesQuery } from './matching.api';
import { isReading, ResumeState } from './resume-state';

/** One test candidate, asked for more often while its resume is read or its matches are sought. */
const useTestCandidate = (id: string) => {
  const [isBusy, setBusy] = useState(false);
  const answer = useTestCandidatesQuery({ query: { id } }, isBusy ? polledSoon : polled);
  const candidate = answer.data?.items.find((one) => one.id === id);
  const isBusyNow = Boolean(candidate && (candidate.beingMatched || isReading(candidate.resume)));
  useEffect(() => setBusy(isBusyNow), [isBusyNow]);
  return { ...answer, candidate };
};

/** One test candidate: what can be done with it, and its matches. */
export const CandidateView = ({ id }: { id: string }) => {
  const t = useText();
  const errorText = useErrorText();
  const list = useListState();
  const { data, error, refetch, candidate } = useTestCandidate(id);
  const back = list.hrefOf({ candidate: null, open: null, page: list.get('page') });
  if (!data && error) {
    return (
      <ErrorState title={t('admin.failed')} retryLabel={t('action.retry')} onRetry={() => void refetch()}>
        {errorText(error)}
      </ErrorState>
    );
  }
  if (!data) return <Loading label={t('admin.loading')}><SkeletonText lines={8} /></Loading>; // prettier-ignore
  if (!candidate) return <CandidateGone id={id} back={back} />;
  const facts = [
    candidate.preferences?.desiredJobTitle,
    candidate.address?.city,
    candidate.lastMatchedAt && t('admin.candidate.matched', { date: formatDateTime(candidate.lastMatchedAt) }),
  ];
  return (
    <section className={pageStyles.page}>
      <Link href={back}>{t('admin.candidate.all')}</Link>
      <div>
        <h1 className={pageStyles.title}>{[candidate.firstName, candidate.lastName].filter(Boolean).join(' ')}</h1>
        <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
        <p className={styles.facts}>
          {t('admin.resume')}: <ResumeState resume={candidate.resume} />
        </p>
      </div>
      <CandidateActions candidate={candidate} onRemoved={() => list.set({ candidate: null, open: null, page: list.get('page') })} />
      <MatchList candidate={candidate} list={list} />
    </section>
  );
};
