import { Button } from '@tandem/ui/button';
import { DateField } from '@tandem/ui/date-field';
import { Row, Stack } from '@tandem/ui/layout';
import { Select } from '@tandem/ui/select';
import { Text } from '@tandem/ui/text';
import { useCodeText } from '@tandem/web-kit/gateway/errors';
import { useLanguage, useText } from '@tandem/web-kit/language/text';
import { useMatchTexts } from '@tandem/web-kit/match/match-texts';
import { today } from '@tandem/web-kit/browser/today';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { lengths, most, quarters, slotsError, type SlotRow } from './slot-form';
import styles from './invite-page.module.css';

const beginnings = quarters.map((time) => ({ value: time, label: time }));

type RowProps = {
  row: SlotRow;
  number: number;
  error: string | undefined;
  onChange: (row: SlotRow) => void;
  onRemove?: (by: { pointerType: string }) => void;
};

/** "Monday" of a day as YYYY-MM-DD; nothing for what is none. */
const useWeekday = (day: string | null): string | undefined => {
  const language = useLanguage();
  const date = new Date(`${day ?? ''}T12:00:00Z`);
  return Number.isNaN(date.getTime()) ? undefined : new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(date);
};

/** One time on offer: its day, its beginning and how long it takes. */
const SlotFields = ({ row, number, error, onChange, onRemove }: RowProps) => {
  const t = useText();
  const weekday = useWeekday(row.day);
  const durations = useMemo(() => lengths.map((minutes) => ({ value: String(minutes), label: t('invite.minutes', { minutes }) })), [t]);
  return (
    <div role="group" aria-label={t('invite.slot', { number })} className={styles.slot}>
      <DateField
        label={t('invite.day')}
        value={row.day}
        onChange={(day) => onChange({ ...row, day })}
        minValue={today()}
        description={weekday}
        errorMessage={error}
        labels={{
          placeholder: t('date.placeholder'),
          openCalendar: t('invite.calendar'),
          invalid: t('error.invalid_date'),
        }}
      />
      <Select
        label={t('invite.from')}
        placeholder={t('invite.from')}
        value={row.from}
        onChange={(from) => onChange({ ...row, from })}
        options={beginnings}
      />
      <Select
        label={t('invite.length')}
        placeholder={t('invite.length')}
        value={String(row.minutes)}
        onChange={(minutes) => onChange({ ...row, minutes: Number(minutes) })}
        options={durations}
      />
      <Button variant="quiet" isIconOnly aria-label={t('invite.slot.remove', { number })} isDisabled={!onRemove} onPress={onRemove}>
        <Trash2 />
      </Button>
    </div>
  );
};

type Props = { rows: readonly SlotRow[]; onChange: (rows: SlotRow[]) => void; isChecked: boolean };

/** The second press of a double click comes within this many milliseconds. */
const doubleClick = 500;

/** A time that is added takes the focus; one that goes leaves it to the one that takes its place. */
const useTimes = ({ rows, onChange }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const focusNext = useRef<number | null>(null);
  const removedAt = useRef(-doubleClick);
  useEffect(() => {
    if (focusNext.current === null) return;
    place.current?.querySelectorAll<HTMLElement>('[role="group"]')[focusNext.current]?.querySelector('input')?.focus();
    focusNext.current = null;
  });
  const add = () => {
    const last = rows.at(-1);
    const key = Math.max(0, ...rows.map((row) => row.key)) + 1;
    focusNext.current = rows.length;
    onChange([...rows, { key, day: null, from: last?.from ?? '10:00', minutes: last?.minutes ?? 45 }]);
  };
  const remove = (index: number, pointerType: string) => {
    // The next time stands under the pointer by now; it was not meant.
    if (pointerType !== 'keyboard' && performance.now() - removedAt.current < doubleClick) return;
    removedAt.current = performance.now();
    focusNext.current = Math.min(index, rows.length - 2);
    onChange(rows.toSpliced(index, 1));
  };
  return { place, add, remove };
};

/** The times on offer, one row each. */
export const SlotRows = (props: Props) => {
  const { rows, onChange, isChecked } = props;
  const t = useText();
  const texts = useMatchTexts();
  const codeText = useCodeText();
  const wrong = isChecked ? slotsError(rows, new Date()) : null;
  const { place, add, remove } = useTimes(props);
  return (
    <Stack ref={place} gap={3}>
      {rows.map((row, index) => (
        <SlotFields
          key={row.key}
          row={row}
          number={index + 1}
          error={wrong?.key === row.key ? codeText(wrong.code) : undefined}
          onChange={(changed) => onChange(rows.map((one) => (one.key === row.key ? changed : one)))}
          {...(rows.length > 1 && { onRemove: ({ pointerType }) => remove(index, pointerType) })}
        />
      ))}
      <Text size="small" tone="muted">
        {texts.zone()}
      </Text>
      <Row isSpread>
        <Button size="small" isDisabled={rows.length >= most} onPress={add}>
          <Plus /> {t('invite.slot.add')}
        </Button>
        <Text size="small" tone="muted">
          {t('invite.slots.count', { count: rows.length, most })}
        </Text>
      </Row>
    </Stack>
  );
};
