import { Logger } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';

const full = /\b(?:ENOSPC|EDQUOT)\b/;
// Of a folder that cannot be made on a disk that takes no changes, Node says that it is not there.
const away =
  /\b(?:EROFS|ENOENT|EIO|EACCES|EPERM|ESTALE|EMFILE|ENFILE|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH)\b/;
const logger = new Logger('files');

/** A store that is full is a 507, one that cannot be reached or written to a 503: whoever asked may try again. The log has the reason. */
export const storeProblem = (error: unknown): unknown => {
  const { code = '', message = '', $metadata } = error as { code?: string; message?: string; $metadata?: { httpStatusCode?: number } };
  const words = `${code} ${message}`;
  const status = $metadata?.httpStatusCode ?? 0;
  const isFull = full.test(words) || status === 507;
  if (!isFull && !away.test(words) && status < 500) return error;
  logger.error({ err: error }, 'the store of files refuses');
  return problem(isFull ? 'storage_full' : 'unavailable');
};

/** Why a body could not be put: a sender who breaks off, as Node calls it, is no fault of the store. */
export const putProblem = (error: unknown): unknown => ((error as Error).message === 'aborted' ? error : storeProblem(error));
