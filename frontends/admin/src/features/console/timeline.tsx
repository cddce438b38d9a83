import type { TimelineEntry } from '@tandem/contracts/admin/admin';
import { Text } from '@tandem/ui/text';
import { formatDateTime } from '@tandem/web-kit/format';
import { useText } from '@tandem/web-kit/text';
import { DrawerPart } from './drawer';
import styles from './timeline.module.css';

const isShown = (fact: unknown): fact is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof fact);

/** Facts as arguments of a sentence; one that is missing reads as a dash. */
const wordsOf = (facts: unknown): Record<string, string> => {
  const names = [
    'authProvider',
    'status',
    'isFirst',
    'from',
    'to',
    'actor',
    'vacancyTitle',
    'companyName',
    'candidateName',
    'device',
    'type',
  ];
  const given = typeof facts === 'object' && facts !== null ? (facts as Record<string, unknown>) : {};
  return Object.fromEntries(names.map((name) => [name, isShown(given[name]) ? String(given[name]) : '–']));
};

/** What happened to somebody or something, newest first. */
export const Timeline = ({ entries }: { entries: readonly TimelineEntry[] }) => {
  const t = useText();
  return (
    <DrawerPart title={t('admin.timeline')}>
      {entries.length === 0 && <Text tone="muted">{t('admin.timeline.empty')}</Text>}
      <ol className={styles.timeline}>
        {entries.map(({ at, what, facts }, place) => (
          <li key={`${at}-${place}`} className={styles.entry}>
            <Text as="time" size="tiny" tone="muted" isTabular dateTime={at}>
              {formatDateTime(at)}
            </Text>
            <span>{t(`admin.timeline.${what}`, wordsOf(facts))}</span>
          </li>
        ))}
      </ol>
    </DrawerPart>
  );
};
