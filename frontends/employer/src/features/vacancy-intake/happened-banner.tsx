import { Banner } from '@tandem/ui/banner';
import { Button } from '@tandem/ui/button';
import { useText } from '@tandem/web-kit/language/text';

export type Happened = {
  happened: readonly string[];
  /** Gives up what was typed for what was saved elsewhere, where both are about the same. */
  onTake: (() => void) | null;
};

/** Says what was saved elsewhere while this step was open. */
export const HappenedBanner = ({ happened, onTake }: Happened) => {
  const t = useText();
  const action = onTake && (
    <Button size="small" onPress={onTake}>
      {t('wizard.elsewhere.take')}
    </Button>
  );
  return (
    <Banner tone="warning" role="alert" title={t('wizard.elsewhere.title')} action={action}>
      {happened.join(' ')}
    </Banner>
  );
};
