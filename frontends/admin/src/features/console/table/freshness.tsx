import { Text } from '@tandem/ui/text';
import { useText } from '@tandem/web-kit/language/text';
import { useEffect, useState } from 'react';

/** How long ago the list was asked for. */
export const Freshness = ({ at }: { at: number | undefined }) => {
  const t = useText();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  if (at === undefined) return null;
  return (
    <Text as="span" size="small" tone="muted" isTabular>
      {t('admin.refreshed', { seconds: Math.max(0, Math.round((now - at) / 1_000)) })}
    </Text>
  );
};
