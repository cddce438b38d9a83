/* oxlint-disable no-console -- the one place that writes to the browser's console */

/** Tells whoever looks into the console; people are told on the screen. */
export const report = {
  error: (text: string, cause?: unknown): void => console.error(text, cause),
  warn: (text: string, cause?: unknown): void => console.warn(text, cause),
};
