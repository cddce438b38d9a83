import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from '../button/button';
import styles from './month-panel.module.css';

interface MonthPanelProps {
  /** YYYY-MM. */
  value: string | null;
  /** The year shown while nothing is chosen. */
  initialYear: number;
  onChange: (value: string) => void;
  maxValue?: string;
  labels: { previousYear: string; nextYear: string };
}

/** Twelve months of a year to choose one from. */
export const MonthPanel = ({ value, initialYear, onChange, maxValue, labels }: MonthPanelProps) => {
  const { locale } = useLocale();
  const [year, setYear] = useState(value ? Number(value.slice(0, 4)) : initialYear);
  const short = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, index) => ({
    iso: `${year}-${String(index + 1).padStart(2, '0')}`,
    date: new Date(Date.UTC(year, index, 1)),
  }));
  return (
    <>
      <div className={styles.head}>
        <Button variant="quiet" size="small" isIconOnly aria-label={labels.previousYear} onPress={() => setYear(year - 1)}>
          <ChevronLeft />
        </Button>
        <span aria-live="polite">{year}</span>
        <Button variant="quiet" size="small" isIconOnly aria-label={labels.nextYear} onPress={() => setYear(year + 1)}>
          <ChevronRight />
        </Button>
      </div>
      <div className={styles.months}>
        {months.map(({ iso, date }) => (
          <AriaButton
            key={iso}
            className={styles.month ?? ''}
            aria-label={long.format(date)}
            aria-pressed={iso === value}
            isDisabled={maxValue !== undefined && iso > maxValue}
            onPress={() => onChange(iso)}
          >
            {short.format(date)}
          </AriaButton>
        ))}
      </div>
    </>
  );
};
