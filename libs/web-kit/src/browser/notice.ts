import type { MessageId } from '@tandem/locales/bundle';

export type Notice = { tone: 'success' | 'info' | 'danger'; id: MessageId };
const key = 'notice';

/** Leaves a message for the page that is loaded next, e.g. after signing out. */
export const leaveNotice = (notice: Notice): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(notice));
  } catch {
    // Without session storage the next page simply says nothing.
  }
};

/** The message the last page left, while it has not been shown. */
export const nextNotice = (): Notice | null => {
  try {
    const text = sessionStorage.getItem(key);
    return text ? (JSON.parse(text) as Notice) : null;
  } catch {
    return null;
  }
};

/** Takes the message the last page left; it is shown once. */
export const takeNotice = (): Notice | null => {
  const notice = nextNotice();
  if (notice) sessionStorage.removeItem(key);
  return notice;
};
