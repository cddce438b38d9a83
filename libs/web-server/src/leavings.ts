import type { FastifyReply } from 'fastify';

const left = 'whoever asked left in the middle of it';
const isNamed = (error: unknown, code: string): error is NodeJS.ErrnoException => (error as { code?: unknown } | null)?.code === code;

/** A body that stops because its sender is gone, in Node's own words; what befalls the connection to the gateway has others. */
const isSenderGone = (error: unknown): boolean => isNamed(error, 'ECONNRESET') && error.message === 'aborted';

/** Whether an answer failed for the one reason that nobody waits for it any more: that is no failure to write down. */
export const isReaderGone = (error: unknown, reply: FastifyReply): boolean => {
  const isGone = reply.raw.destroyed && (isNamed(error, 'ERR_STREAM_PREMATURE_CLOSE') || isSenderGone(error));
  if (isGone) reply.log.debug(left);
  return isGone;
};

type Line = [error: unknown, text?: string, ...rest: unknown[]];
type Log = { debug: (text: string) => void };

/** What forwards calls warns of every failure before anybody is asked, and so of people who leave in mid-upload. */
export const quietLeavings = {
  logMethod(this: Log, args: Line, method: (...line: Line) => void): void {
    if (isSenderGone(args[0])) this.debug(left);
    else method.apply(this, args);
  },
};
