import { timeslotLimits } from '@tandem/domain/limits';
import { localDay } from '@tandem/domain/local-day';
import { hasOverlap, isPast, type Slot } from '@tandem/domain/timeslots';

/** One row of the form: a day (YYYY-MM-DD), a beginning (HH:MM), and minutes. */
export type SlotRow = { key: number; day: string | null; from: string; minutes: number };

const isSlotRow = (value: unknown): value is SlotRow => {
  const { key, day, from, minutes } = (value ?? {}) as Partial<SlotRow>;
  const isDay = day === null || typeof day === 'string';
  return typeof key === 'number' && isDay && typeof from === 'string' && typeof minutes === 'number';
};
/** Whether something that was kept is rows as this form has them. */
export const isSlotRows = (value: unknown): value is SlotRow[] => Array.isArray(value) && value.length <= most && value.every(isSlotRow);

export const lengths = [15, 30, 45, 60, 90, 120] as const;
export const most = timeslotLimits.most;

/** The times of a day in quarters of an hour, the working day first in mind: 07:00 to 21:45. */
export const quarters: readonly string[] = Array.from({ length: 60 }, (_, index) => {
  const minutes = 7 * 60 + index * 15;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
});

/** A row as the moments it means where the employer is; null while it is not filled in. */
export const slotOf = ({ day, from, minutes }: SlotRow): Slot | null => {
  const start = day ? new Date(`${day}T${from}:00`) : null;
  if (!start || Number.isNaN(start.getTime())) return null;
  return { start: start.toISOString(), end: new Date(start.getTime() + minutes * 60_000).toISOString() };
};

/** The first row that cannot be sent as it is, and why, as a code. Of two that overlap it is the lower one. */
export const slotsError = (rows: readonly SlotRow[], now: Date): { key: number; code: string } | null => {
  const slots = rows.map((row) => ({ row, slot: slotOf(row) }));
  const empty = slots.find(({ slot }) => !slot);
  if (empty) return { key: empty.row.key, code: 'field_required' };
  const past = slots.find(({ slot }) => slot && isPast(slot, now));
  if (past) return { key: past.row.key, code: 'slot_in_past' };
  const overlapping = slots.find((_, index) => hasOverlap(slots.slice(0, index + 1).flatMap(({ slot }) => slot ?? [])));
  return overlapping ? { key: overlapping.row.key, code: 'slot_overlaps' } : null;
};

/** A first proposal: the next working days at ten o'clock. */
export const proposal = (now: Date, amount: number): SlotRow[] => {
  const rows: SlotRow[] = [];
  for (let day = 2; rows.length < amount; day++) {
    const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + day);
    if (date.getDay() === 0 || date.getDay() === 6) continue;
    rows.push({ key: rows.length, day: localDay(date), from: '10:00', minutes: 45 });
  }
  return rows;
};
