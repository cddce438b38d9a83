import { Stack } from '@tandem/ui/layout';
import { ProgressBar } from '@tandem/ui/progress-bar';
import { Text } from '@tandem/ui/text';
import { useText } from '@tandem/web-kit/language/text';

/** Says below its button that a letter is being written: what was pressed stays where it is, and so does everything under it. */
export const BeingWritten = () => {
  const t = useText();
  return (
    <Stack role="status">
      <ProgressBar label={t('letter.generating')} />
      <Text tone="soft">{t('letter.generating.text')}</Text>
    </Stack>
  );
};
