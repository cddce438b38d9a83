import { Text } from '@tandem/ui/text';
import { useText } from '@tandem/web-kit/language/text';

/** Stands where a row has no value. */
export const Missing = () => (
  <Text as="span" tone="muted">
    {useText()('admin.none')}
  </Text>
);
