/** Longer than this nobody presses to press; who drags or holds on is not waited for. */
const LONGEST = 1_000;

const told = new Set<() => void>();
let isUnderWay = false;
let end: ReturnType<typeof setTimeout> | undefined;
let watchers = 0;

const over = (): void => {
  isUnderWay = false;
  for (const tell of told) tell();
};

const down = (): void => {
  isUnderWay = true;
  clearTimeout(end);
  end = setTimeout(over, LONGEST);
};

/** Where a press ends in a click, that comes in the same task. */
const up = (): void => {
  clearTimeout(end);
  end = setTimeout(over);
};

/** What is clicked has been found by now; what the click brings need not wait. */
const click = (): void => {
  clearTimeout(end);
  over();
};

/** A finger brings its pointer first and is told as a mouse once it is lifted, which is when the focus goes. */
const heard: readonly [types: readonly string[], listener: () => void][] = [
  [['pointerdown', 'mousedown'], down],
  [['pointerup', 'pointercancel', 'mouseup', 'dragend'], up],
  [['click'], click],
];

/** Whether something is being pressed, by a mouse, a finger or a pen, anywhere on the page; known while somebody watches. */
export const isPressing = (): boolean => isUnderWay;

/** Answers how to stop watching. */
export const watchPresses = (): (() => void) => {
  if (watchers++ === 0) for (const [types, listener] of heard) for (const type of types) document.addEventListener(type, listener, true);
  return () => {
    if (--watchers > 0) return;
    for (const [types, listener] of heard) for (const type of types) document.removeEventListener(type, listener, true);
  };
};

/** Tells when a press is over, at once where none is under way any more; answers how to be told no more. */
export const onPressOver = (tell: () => void): (() => void) => {
  if (isUnderWay) told.add(tell);
  else tell();
  return () => void told.delete(tell);
};
