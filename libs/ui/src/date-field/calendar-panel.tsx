import { parseDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { buttonClass } from '../button/button-class';
import styles from './calendar-panel.module.css';

interface CalendarPanelProps {
  label: string;
  /** ISO dates, YYYY-MM-DD. */
  value: string | null;
  onChange: (value: string) => void;
  minValue?: string;
  maxValue?: string;
}

const dateOrUndefined = (iso: string | undefined) => (iso ? parseDate(iso) : undefined);
const arrow = buttonClass({ variant: 'quiet', size: 'small', isIconOnly: true }) ?? '';

/** A month of days to choose one from; its own words come in the language of the locale around it. */
const CalendarPanel = ({ label, value, onChange, minValue, maxValue }: CalendarPanelProps) => (
  <Calendar
    autoFocus
    aria-label={label}
    value={value ? parseDate(value) : null}
    onChange={(date) => onChange(date.toString())}
    minValue={dateOrUndefined(minValue)}
    maxValue={dateOrUndefined(maxValue)}
  >
    <header className={styles.head}>
      <AriaButton slot="previous" className={arrow}>
        <ChevronLeft />
      </AriaButton>
      <Heading className={styles.title} />
      <AriaButton slot="next" className={arrow}>
        <ChevronRight />
      </AriaButton>
    </header>
    <CalendarGrid className={styles.grid}>
      <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
      <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.day ?? ''} />}</CalendarGridBody>
    </CalendarGrid>
  </Calendar>
);

export default CalendarPanel;
