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

type Kept = { to: { address: string }[]; text: string };

/** The newest link to a page among the mails to an address; waits for one. */
export const mailedLink = async (address: string, page: string): Promise<string> => {
  const pattern = new RegExp(`https?://\\S+/${page}[/?][\\w.=&-]+`);
  for (let tries = 0; tries < 100; tries++) {
    const mails = (await (await fetch(`${stack().mail}/api/email`)).json()) as Kept[];
    const mine = mails.filter(({ to }) => to.some((each) => each.address === address)).map(({ text }) => pattern.exec(text)?.[0]);
    const link = mine.findLast(Boolean);
    if (link) return link;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no mail with a link to ${page} for ${address}`);
};
