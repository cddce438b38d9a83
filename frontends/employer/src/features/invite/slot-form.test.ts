import { proposal, slotOf, slotsError, type SlotRow } from './slot-form';

const now = new Date(2026, 2, 5, 9, 0);
const row = (key: number, day: string | null, from = '10:00', minutes = 45): SlotRow => ({ key, day, from, minutes });

it('proposes working days from the day after tomorrow on', () => {
  expect(proposal(now, 3).map(({ day }) => day)).toEqual(['2026-03-09', '2026-03-10', '2026-03-11']);
  expect(slotsError(proposal(now, 6), now)).toBeNull();
});

it('reads a row as the moments it means here', () => {
  expect(slotOf(row(0, '2026-03-09', '13:15', 30))).toEqual({
    start: new Date(2026, 2, 9, 13, 15).toISOString(),
    end: new Date(2026, 2, 9, 13, 45).toISOString(),
  });
  expect(slotOf(row(0, null))).toBeNull();
});

it.each([
  ['a day is missing', [row(0, '2026-03-09'), row(1, null)], { key: 1, code: 'field_required' }],
  ['a time is past', [row(0, '2026-03-09'), row(1, '2026-03-04')], { key: 1, code: 'slot_in_past' }],
  ['two are the same', [row(0, '2026-03-09'), row(1, '2026-03-09')], { key: 1, code: 'slot_overlaps' }],
  ['two overlap', [row(0, '2026-03-09'), row(1, '2026-03-09', '10:30')], { key: 1, code: 'slot_overlaps' }],
  ['one follows the other', [row(0, '2026-03-09'), row(1, '2026-03-09', '10:45')], null],
])('says what is wrong when %s', (_, rows, expected) => expect(slotsError(rows, now)).toEqual(expected));
