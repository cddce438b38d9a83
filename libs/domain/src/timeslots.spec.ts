import { areAllPast, hasOverlap, isPast, isSameSlot, needsOtherTimes } from './timeslots';

const slot = (start: string, end: string) => ({ start: `2026-03-02T${start}:00.000Z`, end: `2026-03-02T${end}:00.000Z` });

describe('times to choose from', () => {
  it.each([
    ['none', [], false],
    ['one after the other, in any order', [slot('11:00', '12:00'), slot('10:00', '11:00')], false],
    ['one that begins before another ends', [slot('10:00', '11:00'), slot('10:30', '11:30')], true],
    ['one inside another', [slot('09:00', '17:00'), slot('18:00', '19:00'), slot('12:00', '13:00')], true],
    ['the same one twice', [slot('10:00', '11:00'), slot('10:00', '11:00')], true],
  ])('%s', (_, slots, overlap) => expect(hasOverlap(slots)).toBe(overlap));

  it('are past once they have begun', () => {
    expect(isPast(slot('10:00', '11:00'), new Date('2026-03-02T10:00:00Z'))).toBe(true);
    expect(isPast(slot('10:00', '11:00'), new Date('2026-03-02T09:59:59Z'))).toBe(false);
  });

  it('are offered anew when they are asked for, or when none is left to choose', () => {
    const slots = [slot('10:00', '11:00'), slot('12:00', '13:00')];
    const [between, after] = [new Date('2026-03-02T11:30:00Z'), new Date('2026-03-02T12:00:00Z')];
    expect([areAllPast(slots, between), areAllPast(slots, after), areAllPast([], after)]).toEqual([false, true, false]);
    expect(needsOtherTimes({ slots, asksOther: false }, between)).toBe(false);
    expect(needsOtherTimes({ slots, asksOther: true }, between)).toBe(true);
    expect(needsOtherTimes({ slots, asksOther: false }, after)).toBe(true);
    expect(needsOtherTimes({ slots: [], asksOther: false }, after)).toBe(false);
  });

  it('are the same however their moments are written', () => {
    expect(isSameSlot(slot('10:00', '11:00'), { start: '2026-03-02T10:00:00Z', end: '2026-03-02T11:00:00Z' })).toBe(true);
    expect(isSameSlot(slot('10:00', '11:00'), slot('10:00', '11:30'))).toBe(false);
  });
});
