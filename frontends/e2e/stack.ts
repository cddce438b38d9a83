import { readFileSync } from 'node:fs';
import path from 'node:path';

type App = 'candidate' | 'employer' | 'admin';
export type Stack = {
  gateway: string;
  mail: string;
  identity: string;
  apiKey: string;
  postgres: string;
  redis: string;
  files: string;
  accounts: Record<App, { email: string; password: string }>;
} & Record<App, string>;

/** Addresses and demo accounts of the stack under test. */
export const stack = (): Stack => {
  const file = process.env['STACK_FILE'] ?? path.resolve(__dirname, '../../.local/stack.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Stack;
};

export type Mail = { subject: string; text: string; attachments?: { contentType: string }[] };

/** What was mailed to an address so far, oldest first. */
export const mailsTo = async (address: string): Promise<Mail[]> =>
  (await (await fetch(`${stack().mail}/api/email?${new URLSearchParams({ 'to.address': address })}`)).json()) as Mail[];

/** The newest link to a page among the mails to an address; waits for one. */
export const mailedLink = async (address: string, page: string): Promise<string> => {
  const pattern = new RegExp(`https?://\\S+/${page}[/?][\\w.=&-]+`);
  for (let tries = 0; tries < 100; tries++) {
    const links = (await mailsTo(address)).map(({ text }) => pattern.exec(text)?.[0]);
    const link = links.findLast(Boolean);
    if (link) return link;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no mail with a link to ${page} for ${address}`);
};
