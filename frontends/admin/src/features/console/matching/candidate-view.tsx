import type { Candidate } from '@tandem/contracts/entities/candidate';
import { Link } from '@tandem/ui/link';
import { formatDateTime } from '@tandem/web-kit/language/format';
import { useText } from '@tandem/web-kit/language/text';
import { useEffect, useState } from 'react';
import { Answered } from '../answered';
import { polled, polledSoon } from '../polling';
import pageStyles from '../table/list-page.module.css';
import { type ListState, useListState } from '../table/list-state';
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

const Shown = ({ candidate, list, back }: { candidate: Candidate; list: ListState; back: string }) => {
  const t = useText();
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

/** One test candidate: what can be done with it, and its matches. */
export const CandidateView = ({ id }: { id: string }) => {
  const list = useListState();
  const { candidate, ...answer } = useTestCandidate(id);
  const back = list.hrefOf({ candidate: null, open: null, page: list.get('page') });
  return (
    <Answered answer={answer}>
      {() => (candidate ? <Shown candidate={candidate} list={list} back={back} /> : <CandidateGone id={id} back={back} />)}
    </Answered>
  );
};
