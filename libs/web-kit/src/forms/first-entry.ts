/**
 * Names the place in the history an app begins at. The router calls all of them the same, so that a page that was opened anew would begin
 * where another one of the tab had been scrolled to. A name that is there stays: a reload, and the way back, find their place again.
 */
export const nameFirstEntry = (): void => {
  const state = window.history.state as { key?: string } | null;
  if (!state?.key) window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
};
