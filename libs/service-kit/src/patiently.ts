import { setTimeout as passed } from 'node:timers/promises';

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5_000;

/** What a server says, or the network in its place, while it is not there yet. */
const notYet = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', '57P03', '53300']);

const isNotYet = (error: unknown): boolean => {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return notYet.has(code) || /timeout|Connection terminated/i.test(message);
};

/**
 * Tries to connect, again and again with growing pauses, as long as the server is not there yet.
 * @param within Milliseconds after which the last failure is thrown. One that waiting does not heal is thrown at once.
 */
export const patiently = async <T>(connect: () => Promise<T>, within = 120_000): Promise<T> => {
  const end = Date.now() + within;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    try {
      return await connect();
    } catch (error) {
      if (!isNotYet(error) || Date.now() + pause > end) throw error;
    }
    await passed(pause);
  }
};
