import { Card } from '@tandem/ui/card';
import { EmptyState } from '@tandem/ui/empty-state';
import { ProgressBar } from '@tandem/ui/progress-bar';
import { useText } from '@tandem/web-kit/language/text';

/** While the source is read, or a file of it is still on its way. */
export const ReadingCard = ({ isSending }: { isSending: boolean }) => {
  const t = useText();
  const title = t(isSending ? 'wizard.sending' : 'wizard.reading');
  return (
    <Card role="status">
      <EmptyState illustration="reading" title={title}>
        {t(isSending ? 'wizard.sending.text' : 'wizard.reading.text')}
      </EmptyState>
      <ProgressBar label={title} isLabelHidden />
    </Card>
  );
};
