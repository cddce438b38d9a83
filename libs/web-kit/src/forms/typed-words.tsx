import { Card } from '@tandem/ui/card';
import { TextAreaField } from '@tandem/ui/text-field';
import { useText } from '../language/text';

/** Words that were typed for something that is gone, to be copied by whoever needs them elsewhere; nothing without words. */
export const TypedWords = ({ words }: { words: string }) => {
  const t = useText();
  if (!words.trim()) return null;
  return (
    <Card as="section">
      <TextAreaField isReadOnly label={t('form.typed')} description={t('form.typed.copy')} value={words} rows={10} />
    </Card>
  );
};
