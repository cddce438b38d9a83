/** What the server says with the first script: the address of the texts and the scripts, each after those it needs; the last one starts the app. */
export type Given = { texts: string; scripts: readonly string[] };

const longestWait = 2_000;
const pause = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const parsed = (): Promise<void> => new Promise((resolve) => document.addEventListener('DOMContentLoaded', () => resolve()));
const painted = (): Promise<void> =>
  new Promise((resolve) =>
    new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').length > 0 && resolve()).observe({
      type: 'paint',
      buffered: true,
    }),
  );
const used = (): Promise<void> =>
  new Promise((resolve) =>
    ['pointerdown', 'keydown', 'focusin'].forEach((type) =>
      document.addEventListener(type, () => resolve(), { once: true, capture: true }),
    ),
  );

const fetchAhead = (attributes: Record<string, string>): void => {
  const link = document.createElement('link');
  Object.entries(attributes).forEach(([name, value]) => link.setAttribute(name, value));
  document.head.append(link);
};

/**
 * Waits until the page has been read and painted, or somebody uses it. Then fetches everything at once and runs one script
 * after the other, with air between them for whoever scrolls or types. Rejects when one cannot be had.
 */
export const startAfterPaint = async ({ texts, scripts }: Given, run: (file: string) => Promise<unknown>): Promise<void> => {
  const wholePage = parsed();
  // A page nobody looks at is never painted.
  const waited = wholePage.then(() => pause(document.hidden ? 0 : longestWait));
  await Promise.race([painted(), used(), waited]);
  await wholePage;
  scripts.forEach((href) => fetchAhead({ rel: 'modulepreload', crossorigin: '', href }));
  fetchAhead({ rel: 'preload', as: 'fetch', crossorigin: 'use-credentials', href: texts });
  for (const file of scripts) {
    await run(file);
    await pause();
  }
};
