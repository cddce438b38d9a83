import type { HandedOver } from '../gateway/handed-over';

const kept = (name: string, where: 'localStorage' | 'sessionStorage' = 'localStorage'): string | null => {
  try {
    return window[where].getItem(name);
  } catch {
    // Where storage is refused nothing is kept that could change a page.
    return null;
  }
};

/** The page before has left a message, as after logging out: only the app can show it. */
const hasNotice = (): boolean => kept('notice', 'sessionStorage') !== null;

/** The app tells inside another one on a phone how to get to Safari, and tells it soon. Browsers proper end as Safari does. */
const hasHint = (): boolean => {
  const { userAgent } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) && !/Mobile\/\w+ Safari\//.test(userAgent) && kept('safariHint') === null;
};

/** Whether what the server has drawn is the page of this browser: its language, and nothing kept, asked for or left that changes it. */
export const isWholeAsDrawn = (): boolean => {
  const text = document.getElementById('state')?.textContent;
  if (!text) return false;
  const { language, unless } = JSON.parse(text) as HandedOver;
  const own = kept('language')?.replaceAll('"', '') ?? language;
  const asked = [...new URLSearchParams(window.location.search).keys()].filter((name) => name !== 'lang');
  return own === language && asked.length === 0 && !hasNotice() && !hasHint() && unless.every((name) => kept(name) === null);
};

/** Asks about cookies where there was no answer yet: the server has written the question, and cannot know. */
export const askAboutCookies = (): void => {
  const question = document.querySelector<HTMLElement>('[data-until-answered]');
  const answer = question && kept(question.dataset.untilAnswered ?? '');
  if (question && answer === null) question.hidden = false;
};
