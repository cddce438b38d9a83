/** Frames in which the focus may come back to the page, e.g. from a question that closes. */
const PATIENCE = 40;

/** Gives the focus to what is there now, where what had it has gone and nothing else has taken it. */
export function focusWhenFree(element: () => HTMLElement | null | undefined): void {
  let frames = 0;
  const look = () => {
    if (document.activeElement === null || document.activeElement === document.body) element()?.focus({ preventScroll: true });
    else if (frames++ < PATIENCE) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
