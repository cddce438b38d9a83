import { Banner } from '@tandem/ui/banner';
import { Button } from '@tandem/ui/button';
import { Row, Stack } from '@tandem/ui/layout';
import { useText } from '@tandem/web-kit/language/text';

/** Two windows changed the same resume: which one counts. */
export const Conflict = ({ onTheirs, onMine }: { onTheirs: () => void; onMine: () => void }) => {
  const t = useText();
  return (
    <div role="group" aria-label={t('builder.conflict')} tabIndex={-1} data-choice>
      <Banner tone="warning" title={t('builder.conflict')}>
        <Stack gap={3}>
          <span>{t('builder.conflict.text')}</span>
          <Row>
            <Button size="small" onPress={onTheirs}>
              {t('builder.conflict.theirs')}
            </Button>
            <Button size="small" onPress={onMine}>
              {t('builder.conflict.mine')}
            </Button>
          </Row>
        </Stack>
      </Banner>
    </div>
  );
};
