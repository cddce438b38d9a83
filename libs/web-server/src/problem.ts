import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Answers with problem+json, as the gateway would. */
export const sendProblem = (reply: FastifyReply, status: number, detail: string): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, detail }));
