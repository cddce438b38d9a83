import { Banner } from '@tandem/ui/banner';
import { ProgressBar } from '@tandem/ui/progress-bar';
import { topics } from '@tandem/contracts/topics';
import { progressOf, useTopic } from '@tandem/web-kit/live/live';
import { useText } from '@tandem/web-kit/language/text';
import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';

type Props = { candidateId: string; isBeingMatched: boolean };

/** Most runs are over sooner: what comes and goes in a blink makes the list below jump. */
const worthSaying = 600;

/** Shows while vacancies are being compared with the candidate for longer than a moment, and how far that is. */
export const MatchingBanner = ({ candidateId, isBeingMatched }: Props) => (isBeingMatched ? <Comparing candidateId={candidateId} /> : null);

const Comparing = ({ candidateId }: Pick<Props, 'candidateId'>) => {
  const t = useText();
  const [progress, setProgress] = useState<number | null>(null);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), worthSaying);
    return () => clearTimeout(timer);
  }, []);
  useTopic(topics.matchingProgress(candidateId), (payload) => setProgress(progressOf(payload)));
  if (!isLong) return null;
  return (
    <Banner tone="accent" icon={<RefreshCw />} role="status" title={t('jobs.matching')}>
      <ProgressBar label={t('jobs.matching.text')} value={progress ?? undefined} />
    </Banner>
  );
};
