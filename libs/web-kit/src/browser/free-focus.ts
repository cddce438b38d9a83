const often = 50;
const atMost = 20;

const isFree = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Gives the focus to what is there now, once what had it has gone: a question that closes tries to give it back first. Who moves on by
 * himself in between is left where he is. The function it gives calls it off.
 */
export const focusWhenFree = (element: () => HTMLElement | null): (() => void) => {
  let tries = 0;
  const timer = setInterval(() => {
    const isDue = isFree();
    if (isDue) element()?.focus();
    if (isDue || ++tries >= atMost) clearInterval(timer);
  }, often);
  return () => clearInterval(timer);
};
