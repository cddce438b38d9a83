import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { CandidateList } from './candidate-list';
import { CandidateView } from './candidate-view';

/** Takes the focus to the top of the page when another candidate is shown, or none: what had it may be gone. */
const useFocusOnTurn = (shown: string | null) => {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) place.current?.closest('main')?.focus();
    before.current = shown;
  }, [shown]);
  return place;
};

/** Test candidates, and one of them with what can be done with it. */
export const MatchingTab = () => {
  const [search] = useSearchParams();
  const candidate = search.get('candidate');
  const place = useFocusOnTurn(candidate);
  return <div ref={place}>{candidate ? <CandidateView key={candidate} id={candidate} /> : <CandidateList />}</div>;
};
