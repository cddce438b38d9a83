import { waits } from '@tandem/domain/limits';
import { Card } from '@tandem/ui/card';
import { EmptyState } from '@tandem/ui/empty-state';
import { ProgressBar } from '@tandem/ui/progress-bar';
import { useLongWait } from '../browser/use-long-wait';
import { useText } from '../language/text';
import { useEffect, useState } from 'react';

const messages = ['resume.reading.1', 'resume.reading.2', 'resume.reading.3'] as const;

/** While a resume is read: what is happening, in words that change every five seconds, or that it takes longer than it should. */
export const ReadingScreen = ({ isScan }: { isScan: boolean }) => {
  const t = useText();
  const isLong = useLongWait(isScan ? waits.longScan : waits.longReading);
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setIndex((before) => (before + 1) % messages.length), waits.readingMessage);
    return () => clearInterval(timer);
  }, []);
  return (
    <Card>
      <EmptyState illustration="reading" title={t('resume.reading')}>
        <span aria-live="polite">{t(isLong ? 'reading.long' : (messages[index] ?? messages[0]))}</span>
        {isScan && !isLong && <p role="status">{t('resume.scan')}</p>}
      </EmptyState>
      <ProgressBar label={t('resume.reading')} isLabelHidden />
    </Card>
  );
};
