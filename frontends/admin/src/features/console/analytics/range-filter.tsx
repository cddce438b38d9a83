import { Button } from '@tandem/ui/button';
import { DateField } from '@tandem/ui/date-field';
import { useText } from '@tandem/web-kit/language/text';
import styles from '../table/list-page.module.css';
import { daysBefore, type Range } from './range';

const lengths = [7, 30, 90] as const;

/** From which day to which day. */
export const RangeFilter = ({ range: { from, to, today, set } }: { range: Range }) => {
  const t = useText();
  const labels = { placeholder: t('date.placeholder'), openCalendar: t('date.open_calendar'), invalid: t('date.invalid') };
  return (
    <div role="group" aria-label={t('admin.range.label')} className={styles.filters}>
      <DateField
        label={t('admin.range.from')}
        value={from}
        maxValue={to}
        onChange={(day) => day && set({ from: day, to })}
        labels={labels}
        className={styles.date}
      />
      <DateField
        label={t('admin.range.to')}
        value={to}
        minValue={from}
        maxValue={today}
        onChange={(day) => day && set({ from, to: day })}
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
