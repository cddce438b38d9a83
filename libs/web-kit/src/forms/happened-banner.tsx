import { Banner } from '@tandem/ui/banner';
import { Button } from '@tandem/ui/button';
import { useText } from '../language/text';
import { useEffect, useRef } from 'react';

export type Happened = {
  happened: readonly string[];
  /** Gives up what was typed for what was saved elsewhere, where both are about the same. */
  onTake: (() => void) | null;
};

/** Says what was saved elsewhere while this form was open. */
export const HappenedBanner = ({ happened, onTake }: Happened) => {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  // Whoever has just pressed the button at the end of the form, and was refused, looks for why.
  useEffect(() => {
    if (document.activeElement?.matches('[type="submit"]')) place.current?.scrollIntoView({ block: 'center' });
  }, []);
  const action = onTake && (
    <Button size="small" onPress={onTake}>
      {t('wizard.elsewhere.take')}
    </Button>
  );
  return (
    <div ref={place}>
      <Banner tone="warning" role="alert" title={t('wizard.elsewhere.title')} action={action}>
        {happened.join(' ')}
      </Banner>
    </div>
  );
};
