import { useEffect, useState } from 'react';

/** Longer than this nobody presses to press; who drags or holds sees things move again. */
const LONGEST = 1_000;

const isOver = new Set<() => void>();
let isUnderWay = false;
let end: ReturnType<typeof setTimeout> | undefined;

const over = (): void => {
  isUnderWay = false;
  for (const tell of isOver) tell();
};

const down = (): void => {
  isUnderWay = true;
  clearTimeout(end);
  end = setTimeout(over, LONGEST);
};

/** The click comes after what ends a press, in the same task. */
const up = (): void => {
  clearTimeout(end);
  end = setTimeout(over);
};

/** A finger brings its pointer first and is told as a mouse once it is lifted, which is when the focus goes. */
const downs = ['pointerdown', 'mousedown'];
const ups = ['pointerup', 'pointercancel', 'mouseup', 'dragend'];

let readers = 0;
const watch = (): (() => void) => {
  if (readers++ === 0) {
    for (const type of downs) document.addEventListener(type, down, true);
    for (const type of ups) document.addEventListener(type, up, true);
  }
  return () => {
    if (--readers > 0) return;
    for (const type of downs) document.removeEventListener(type, down, true);
    for (const type of ups) document.removeEventListener(type, up, true);
  };
};

/**
 * The value as it was before a press that is under way, until the press is over.
 *
 * A field is judged when the focus leaves it, which is when the press on something else begins. A line that comes or goes
 * under the field at that moment moves what is being pressed away from the pointer, and the press is lost.
 */
export const useHeldStill = <T>(value: T): T => {
  const [shown, show] = useState(value);
  if (shown !== value && !isUnderWay) show(value);
  useEffect(watch, []);
  useEffect(() => {
    if (shown === value) return undefined;
    const tell = (): void => show(value);
    isOver.add(tell);
    return () => void isOver.delete(tell);
  }, [shown, value]);
  return shown;
};
