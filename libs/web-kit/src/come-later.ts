import { keepEarlyInput } from './early-input';

/** What a page drawn by the server still needs: addresses of scripts, each after those it stands on, and of the texts. */
export type Later = { scripts: readonly string[]; texts: string };

const readLater = (): Later | null => {
  const text = document.getElementById('later')?.textContent;
  return text ? (JSON.parse(text) as Later) : null;
};

const hint = (attributes: Record<string, string>): void => {
  const link = document.createElement('link');
  Object.entries(attributes).forEach(([name, value]) => link.setAttribute(name, value));
  document.head.append(link);
};

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

// A tab in the background paints nothing, and is not to wait for it.
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 1_000);
  });

/**
 * Starts the app on a page that the server has drawn: first the page is seen, then the scripts come, all at once, and
 * run one after another with room for a press or a scroll between them. What somebody does meanwhile is kept.
 */
export const comeLater = async (load: (address: string) => Promise<unknown>): Promise<void> => {
  const root = document.getElementById('root');
  const later = readLater();
  if (!root || !later) return;
  keepEarlyInput(root);
  await painted();
  hint({ rel: 'preload', as: 'fetch', href: later.texts, crossorigin: 'use-credentials' });
  later.scripts.forEach((href) => hint({ rel: 'modulepreload', href, crossorigin: '' }));
  for (const script of later.scripts) {
    await load(script);
    await pause();
  }
};
