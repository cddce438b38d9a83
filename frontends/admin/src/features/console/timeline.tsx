import type { TimelineEntry } from '@tandem/contracts/admin/admin.shapes';
import { Text } from '@tandem/ui/text';
import { formatDateTime } from '@tandem/web-kit/language/format';
import { useText } from '@tandem/web-kit/language/text';
import { DrawerPart } from './drawer';
import { timelineLines } from './timeline-lines';
import styles from './timeline.module.css';

/** What happened to somebody or something, newest first. */
export const Timeline = ({ entries }: { entries: readonly TimelineEntry[] }) => {
  const t = useText();
  return (
    <DrawerPart title={t('admin.timeline')}>
      {entries.length === 0 && <Text tone="muted">{t('admin.timeline.empty')}</Text>}
      <ol className={styles.timeline}>
        {timelineLines(entries, t).map(({ at, text, detail }, place) => (
          <li key={`${at}-${place}`} className={styles.entry}>
            <Text as="time" size="tiny" tone="muted" isTabular dateTime={at}>
              {formatDateTime(at)}
            </Text>
            <span title={detail}>{text}</span>
          </li>
        ))}
      </ol>
    </DrawerPart>
  );
};
