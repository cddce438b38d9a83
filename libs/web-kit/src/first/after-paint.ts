/** What the server says with the first script: the address of the texts and the scripts, each after those it needs; the last one starts the app. */
export type Given = { texts: string; scripts: readonly string[] };

const longestWait = 2_000;
/** Milliseconds for which a page that nobody touches is left as it is. */
const rest = 10_000;
const pause = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const parsed = (): Promise<void> => new Promise((resolve) => document.addEventListener('DOMContentLoaded', () => resolve()));
const painted = (): Promise<void> =>
  new Promise((resolve) =>
    new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').length > 0 && resolve()).observe({
      type: 'paint',
      buffered: true,
    }),
  );
/** What somebody does who uses a page; a phone tells of a touch before anything else. */
const uses = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click', 'dragenter'];
/** A page that comes up under a mouse at rest is told of a move that was none. */
const isAtRest = (event: Event): boolean =>
  event instanceof MouseEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
const used = (): Promise<void> =>
  new Promise((resolve) => {
    const heard = new AbortController();
    const hear = (event: Event): void => {
      if (isAtRest(event)) return;
      heard.abort();
      resolve();
    };
    uses.forEach((type) => document.addEventListener(type, hear, { capture: true, passive: true, signal: heard.signal }));
  });

/** Leaves a file with the browser. Not as a preload, of which the console complains when a page is only read. */
const fetchAhead = async (href: string, credentials: RequestCredentials = 'same-origin'): Promise<void> => {
  // What cannot be had is asked for again by whoever needs it, and said there.
  const answer = await fetch(href, { credentials, priority: 'low' }).catch(() => null);
  await answer?.arrayBuffer().catch(() => null);
};

/**
 * Waits until the page has been read and painted, or somebody uses it, and fetches everything. The app starts once somebody
 * uses the page, since until then it can be read as it is; after ten seconds, or at once where `isWhole` says that it is not
 * the page of this browser. One script runs after the other, with air between them for whoever scrolls or types.
 * Rejects when one cannot be had.
 */
export const startAfterPaint = async (
  { texts, scripts }: Given,
  isWhole: () => boolean,
  run: (file: string) => Promise<unknown>,
): Promise<void> => {
  const wholePage = parsed();
  const touched = used();
  // A page nobody looks at is never painted.
  const waited = wholePage.then(() => pause(document.hidden ? 0 : longestWait));
  await Promise.race([painted(), touched, waited]);
  await wholePage;
  // Not as modules, which the browser would compile right away, one by one.
  scripts.forEach((href) => void fetchAhead(href));
  void fetchAhead(texts, 'include');
  if (isWhole()) await Promise.race([touched, pause(rest)]);
  for (const file of scripts) {
    await run(file);
    await pause();
  }
};
