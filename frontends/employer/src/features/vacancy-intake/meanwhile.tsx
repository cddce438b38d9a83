import { Banner } from '@tandem/ui/banner';
import { Button } from '@tandem/ui/button';
import { useText } from '@tandem/web-kit/language/text';

type Props = {
  happened: readonly string[];
  /** Gives up what was typed for what was saved elsewhere, where both are about the same. */
  onTake: (() => void) | null;
};

/** Says what was saved elsewhere while this step was open. */
export const Meanwhile = ({ happened, onTake }: Props) => {
  const t = useText();
  if (happened.length === 0) return null;
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
