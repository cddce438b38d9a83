import { Banner } from '@tandem/ui/banner';
import { Button } from '@tandem/ui/button';
import { DataList } from '@tandem/ui/data-list';
import { Stack } from '@tandem/ui/layout';
import { Text } from '@tandem/ui/text';
import { useText } from '@tandem/web-kit/language/text';

type Props = {
  title: string;
  text: string;
  /** What both changed, as somebody else saved it. */
  clashes: readonly { label: string; value: string }[];
  onTake: () => void;
};

/** Tells whoever wanted to save that somebody else was quicker, and what stands against what. */
export const ChangedMeanwhile = ({ title, text, clashes, onTake }: Props) => {
  const t = useText();
  return (
    <Banner tone="warning" role="alert" title={title}>
      <Stack gap={2}>
        <Text>{text}</Text>
        {clashes.length > 0 && (
          <>
            <Text>{t('admin.candidate.changed.both')}</Text>
            <DataList rows={clashes} variant="stacked" />
            <div>
              <Button size="small" onPress={onTake}>
                {t('admin.candidate.changed.take')}
              </Button>
            </div>
          </>
        )}
        <Text>{t('admin.candidate.changed.again')}</Text>
      </Stack>
    </Banner>
  );
};
