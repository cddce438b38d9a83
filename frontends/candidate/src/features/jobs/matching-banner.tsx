import { ProgressBar } from '@tandem/ui/progress-bar';
import { topics } from '@tandem/contracts/topics';
import { progressOf, useTopic } from '@tandem/web-kit/live/live';
import { useText } from '@tandem/web-kit/language/text';
import { useEffect, useState, type ReactNode } from 'react';
import styles from './matching-banner.module.css';

type Props = {
  candidateId: string;
  isBeingMatched: boolean;
  /** What stands there while nothing is compared. */
  children: ReactNode;
};

/** Most runs are over sooner: what comes and goes in a blink only flickers. */
const worthSaying = 600;

/** Whether something has been so for longer than a moment. */
const useLasting = (isSo: boolean): boolean => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setLong(true), worthSaying);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isSo]);
  return isSo && isLong;
};

/**
 * Shows while vacancies are being compared with the candidate for longer than a moment, and how far that is. It has a place that is always
 * there, so that the list below stays where it is when a run begins and when it ends.
 */
export const MatchingBanner = ({ candidateId, isBeingMatched, children }: Props) => (
  <div className={styles.place}>{useLasting(isBeingMatched) ? <Comparing candidateId={candidateId} /> : children}</div>
);

const Comparing = ({ candidateId }: Pick<Props, 'candidateId'>) => {
  const t = useText();
  const [progress, setProgress] = useState<number | null>(null);
  useTopic(topics.matchingProgress(candidateId), (payload) => setProgress(progressOf(payload)));
  return (
    <div role="status" className={styles.banner}>
      <ProgressBar
        label={
          <>
            <strong>{t('jobs.matching')}</strong> <span className={styles.more}>{t('jobs.matching.text')}</span>
          </>
        }
        value={progress ?? undefined}
      />
    </div>
  );
};
