import { problem } from '@tandem/contracts/codes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './problems';

/** Paths that lead nowhere. */
export const notFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply => sendProblem(problem('not_found'), request, reply);
