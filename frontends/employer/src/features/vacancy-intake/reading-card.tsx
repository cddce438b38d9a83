import { Card } from '@tandem/ui/card';
import { EmptyState } from '@tandem/ui/empty-state';
import { ProgressBar } from '@tandem/ui/progress-bar';
import { useText } from '@tandem/web-kit/language/text';

/** While the source is read. */
export const ReadingCard = () => {
  const t = useText();
  return (
    <Card role="status">
      <EmptyState illustration="reading" title={t('wizard.reading')}>
        {t('wizard.reading.text')}
      </EmptyState>
      <ProgressBar label={t('wizard.reading')} isLabelHidden />
    </Card>
  );
};
