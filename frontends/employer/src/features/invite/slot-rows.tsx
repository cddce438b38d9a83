import { Button } from '@tandem/ui/button';
import { DateField } from '@tandem/ui/date-field';
import { Row, Stack } from '@tandem/ui/layout';
import { Select } from '@tandem/ui/select';
import { Text } from '@tandem/ui/text';
import { useCodeText } from '@tandem/web-kit/errors';
import { useText } from '@tandem/web-kit/text';
import { Plus, Trash2 } from 'lucide-react';
import { lengths, most, quarters, slotsError, type SlotRow } from './slot-form';
import styles from './invite-page.module.css';

type Props = { rows: readonly SlotRow[]; onChange: (rows: SlotRow[]) => void; isChecked: boolean };

/** The times on offer, one row each. */
export const SlotRows = ({ rows, onChange, isChecked }: Props) => {
  const t = useText();
  const codeText = useCodeText();
  const wrong = isChecked ? slotsError(rows, new Date()) : null;
  const change = (key: number, parts: Partial<SlotRow>) => onChange(rows.map((row) => (row.key === key ? { ...row, ...parts } : row)));
  const add = () => {
    const last = rows.at(-1);
    onChange([
      ...rows,
      { key: Math.max(0, ...rows.map(({ key }) => key)) + 1, day: null, from: last?.from ?? '10:00', minutes: last?.minutes ?? 45 },
    ]);
  };
  return (
    <Stack gap={3}>
      {rows.map((row, index) => (
        <div key={row.key} role="group" aria-label={t('invite.slot', { number: index + 1 })} className={styles.slot}>
          <DateField
            label={t('invite.day')}
            value={row.day}
            onChange={(day) => change(row.key, { day })}
            minValue={new Date().toISOString().slice(0, 10)}
            errorMessage={wrong?.key === row.key ? codeText(wrong.code) : undefined}
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
            onChange={(from) => change(row.key, { from })}
            options={quarters.map((time) => ({ value: time, label: time }))}
          />
          <Select
            label={t('invite.length')}
            placeholder={t('invite.length')}
            value={String(row.minutes)}
            onChange={(minutes) => change(row.key, { minutes: Number(minutes) })}
            options={lengths.map((minutes) => ({ value: String(minutes), label: t('invite.minutes', { minutes }) }))}
          />
          <Button
            variant="quiet"
            isIconOnly
            aria-label={t('invite.slot.remove', { number: index + 1 })}
            isDisabled={rows.length === 1}
            onPress={() => onChange(rows.filter(({ key }) => key !== row.key))}
          >
            <Trash2 />
          </Button>
        </div>
      ))}
      {wrong?.key === null && (
        <Text tone="danger" role="alert">
          {codeText(wrong.code)}
        </Text>
      )}
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
