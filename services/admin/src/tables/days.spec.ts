import { countOfDays, daysBefore, daysBetween, firstDay, startOf } from './days';

describe('days', () => {
  it.each([
    ['2026', '2026-01-01'],
    ['2026-03', '2026-03-01'],
    ['2026-03-09', '2026-03-09'],
  ])('begin with %s on %s', (date, day) => expect(firstDay(date)).toBe(day));

  it('are counted over the ends of months and through the change of clocks', () => {
    expect(daysBetween('2026-03-28', '2026-04-01')).toEqual(['2026-03-28', '2026-03-29', '2026-03-30', '2026-03-31', '2026-04-01']);
    expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
  });

  it('are none between a day and one before it', () => expect(daysBetween('2026-03-02', '2026-03-01')).toEqual([]));

  it('are counted without being named', () => expect(countOfDays('2026-03-01', '9999-12-31')).toBe(2_912_384));

  it('are moments where a time was said', () => {
    expect(startOf('2026-03-01T10:00:00+01:00').value).toBe('2026-03-01T09:00:00.000Z');
  });
});
