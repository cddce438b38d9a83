/** A stretch of time an interview can be in; both moments are ISO texts in UTC. */
export type Slot = { start: string; end: string };

/** Whether two of these share a moment; the same one twice does. */
export const hasOverlap = (slots: readonly Slot[]): boolean => {
  const inOrder = [...slots].sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
  return inOrder.some((slot, index) => {
    const next = inOrder[index + 1];
    return next !== undefined && Date.parse(next.start) < Date.parse(slot.end);
  });
};

/** Of some times those that share a moment with one of others. */
export const overlapping = <S extends Slot>(slots: readonly S[], others: readonly Slot[]): S[] =>
  slots.filter((slot) => others.some((other) => hasOverlap([slot, other])));

/** Whether a time has begun or is over. */
export const isPast = ({ start }: Slot, now: Date): boolean => Date.parse(start) <= now.getTime();

/** Whether nobody can choose any of the times on offer any more. Where none were offered there is nothing to choose. */
export const areAllPast = (slots: readonly Slot[], now: Date): boolean => slots.length > 0 && slots.every((slot) => isPast(slot, now));

/** Whether the employer is to offer other times: the candidate asks for them, or those on offer have passed. */
export const needsOtherTimes = ({ slots, asksOther }: { slots: readonly Slot[]; asksOther: boolean }, now: Date): boolean =>
  asksOther || areAllPast(slots, now);

export const isSameSlot = (a: Slot, b: Slot): boolean =>
  Date.parse(a.start) === Date.parse(b.start) && Date.parse(a.end) === Date.parse(b.end);
