import { Button } from '@tandem/ui/button';
import { DateField } from '@tandem/ui/date-field';
import { useDateLabels } from '@tandem/web-kit/forms/date-labels';
import { useText } from '@tandem/web-kit/language/text';
import styles from '../table/list-page.module.css';
import { daysBefore, movedRange, type Range } from './range';

const lengths = [7, 30, 90] as const;

/** From which day to which day. */
export const RangeFilter = ({ range }: { range: Range }) => {
  const t = useText();
  const { from, to, today, set } = range;
  const labels = useDateLabels();
  return (
    <div role="group" aria-label={t('admin.range.label')} className={styles.filters}>
      <DateField
        label={t('admin.range.from')}
        value={from}
        maxValue={today}
        onChange={(day) => day && set(movedRange(range, { from: day }))}
        labels={labels}
        className={styles.date}
      />
      <DateField
        label={t('admin.range.to')}
        value={to}
        maxValue={today}
        onChange={(day) => day && set(movedRange(range, { to: day }))}
        labels={labels}
        className={styles.date}
      />
      {lengths.map((days) => (
        <Button
          key={days}
          variant={to === today && from === daysBefore(today, days - 1) ? 'soft' : 'quiet'}
          aria-pressed={to === today && from === daysBefore(today, days - 1)}
          onPress={() => set({ from: daysBefore(today, days - 1), to: today })}
        >
          {t('admin.range.days', { days })}
        </Button>
      ))}
    </div>
  );
};
