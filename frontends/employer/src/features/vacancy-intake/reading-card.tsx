import { waits } from '@tandem/domain/limits';
import { Card } from '@tandem/ui/card';
import { EmptyState } from '@tandem/ui/empty-state';
import { ProgressBar } from '@tandem/ui/progress-bar';
import { useLongWait } from '@tandem/web-kit/browser/use-long-wait';
import { useText } from '@tandem/web-kit/language/text';

/** While the source is read, or a file of it is still on its way. */
export const ReadingCard = ({ isSending }: { isSending: boolean }) => {
  const t = useText();
  const isLong = useLongWait(waits.longReading);
  const reading = isLong ? 'reading.long' : 'wizard.reading.text';
  const title = t(isSending ? 'wizard.sending' : 'wizard.reading');
  return (
    <Card role="status">
      <EmptyState illustration="reading" title={title}>
        {t(isSending ? 'wizard.sending.text' : reading)}
      </EmptyState>
      <ProgressBar label={title} isLabelHidden />
    </Card>
  );
};
