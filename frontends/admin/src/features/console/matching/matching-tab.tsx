import { useSearchParams } from 'react-router';
import { CandidateList } from './candidate-list';
import { CandidateView } from './candidate-view';

/** Test candidates, and one of them with what can be done with it. */
export const MatchingTab = () => {
  const [search] = useSearchParams();
  const candidate = search.get('candidate');
  return candidate ? <CandidateView key={candidate} id={candidate} /> : <CandidateList />;
};
