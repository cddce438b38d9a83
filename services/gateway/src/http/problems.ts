import { STATUS_CODES } from 'node:http';
import { Logger } from '@nestjs/common';
import { problem as problemWith } from '@tandem/contracts/codes';
import { Problem } from '@tandem/contracts/problem';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

const logger = new Logger('http');

/** Fastify's own refusals in the product's words. */
const codes: Record<string, [string, number]> = {
  FST_ERR_BAD_URL: ['invalid_value', 400],
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', 413],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', 415],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid_json', 400],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['invalid_json', 400],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid_value', 400],
  FST_REQ_FILE_TOO_LARGE: ['file_too_large', 413],
};

const problemOf = (error: unknown): Problem | null => {
  const known = Problem.from(error);
  if (known) return known;
  const { code = '', statusCode } = error as Partial<FastifyError>;
  const own = codes[code];
  if (own) return new Problem(...own);
  if (error instanceof SyntaxError || statusCode === 400) return problemWith('invalid_json');
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? new Problem('invalid_value', statusCode) : null;
};

/** Who is not let in, or asks too often, is written down. */
const told: ReadonlySet<number> = new Set([401, 403, 429]);
const refusalOf = ({ code }: Problem, { method, routeOptions, ip, id, accountId = null }: FastifyRequest) => ({
  audit: 'refused',
  detail: code,
  method,
  route: routeOptions.config.template ?? null,
  accountId,
  ip,
  requestId: id,
});

/**
 * The page for somebody who followed a mailed link to a package of his data that is not there any more, or never was:
 * it says so and makes another. Null for every other failure, and for programs.
 */
const pageFor = ({ status }: Problem, { method, url, headers }: FastifyRequest): string | null => {
  const isFollowed = method === 'GET' && url.startsWith('/files/exports/') && headers.accept?.includes('text/html');
  return isFollowed && (status === 403 || status === 404) ? '/my-data?package=gone' : null;
};

/** Writes any failure as RFC 9457 problem+json; what nobody foresaw bears the id by which its log lines are found. */
export const sendProblem = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  if (reply.raw.destroyed && (error as NodeJS.ErrnoException).code === 'ECONNRESET')
    return logger.debug({ requestId: request.id }, 'whoever asked left in the middle of it');
  // Of an answer that has begun nothing can be taken back: whoever reads it sees it break off.
  if (reply.raw.headersSent) {
    logger.warn({ err: error, requestId: request.id }, 'an answer broke off');
    return void reply.raw.destroy();
  }
  const known = problemOf(error);
  const problem = known ?? problemWith('internal_error', undefined, { errorId: request.id });
  if (!known) logger.error({ err: error, requestId: request.id }, 'unexpected error');
  if (told.has(problem.status)) logger.log(refusalOf(problem, request), 'a call was refused');
  const page = pageFor(problem, request);
  if (page) return void reply.header('cache-control', 'no-store').redirect(page, 303);
  // What was refused for its size may not have been read to its end: the connection cannot carry another request.
  if (problem.status === 413) void reply.header('connection', 'close');
  if (problem.extra?.retryAfter) void reply.header('retry-after', problem.extra.retryAfter);
  void reply
    .status(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      JSON.stringify({
        type: 'about:blank',
        title: STATUS_CODES[problem.status] ?? 'Error',
        status: problem.status,
        detail: problem.code,
        ...(problem.errors?.length ? { errors: problem.errors } : {}),
        ...(problem.extra?.errorId ? { errorId: problem.extra.errorId } : {}),
        ...(problem.extra?.present ? { present: problem.extra.present } : {}),
        ...(problem.extra?.gone ? { gone: true } : {}),
        ...(problem.extra?.hidden ? { hidden: true } : {}),
      }),
    );
};
