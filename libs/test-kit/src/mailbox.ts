import { servers } from './environment';
import { eventually } from './eventually';

export type ReceivedMail = { id: string; subject: string; text: string; html: string; headers: Record<string, string> };

/** What was mailed to an address so far, oldest first. Use an address of its own for each test: the catcher is shared. */
export const mailsTo = async (address: string): Promise<ReceivedMail[]> => {
  // The catcher chooses: it keeps hundreds, and somebody who waits asks many times.
  const answer = await fetch(`${servers().mail}/api/email?${new URLSearchParams({ 'to.address': address })}`);
  return (await answer.json()) as ReceivedMail[];
};

/** Waits until an address has had so many mails and answers the newest. */
export const mailTo = async (address: string, amount = 1): Promise<ReceivedMail> =>
  eventually(async () => {
    const mails = await mailsTo(address);
    const newest = mails[amount - 1];
    if (!newest) throw new Error(`${address} has had ${mails.length} mails, not ${amount}`);
    return newest;
  });

/** A mail as it came, with the headers the catcher does not read, unfolded. */
export const sourceOf = async ({ id }: Pick<ReceivedMail, 'id'>): Promise<string> => {
  const answer = await fetch(`${servers().mail}/api/email/${id}/source`);
  return (await answer.text()).replace(/\r?\n[ \t]+/g, ' ');
};

/** The last part of the first link in a mail that has this word in its path: its one-time secret. */
export const secretIn = ({ text }: Pick<ReceivedMail, 'text'>, page: string): string => {
  const found = new RegExp(`https?://\\S+/${page}/([\\w-]+)`).exec(text);
  if (!found?.[1]) throw new Error(`no link to ${page} in: ${text}`);
  return found[1];
};
