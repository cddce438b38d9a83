import { type ArgumentsHost, Catch, type ExceptionFilter, NotFoundException } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './problems';

/** What Nest itself answers, paths that lead nowhere above all, in the same form as everything else. */
@Catch()
export class NestProblems implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    if (host.getType() !== 'http') return;
    const http = host.switchToHttp();
    sendProblem(
      error instanceof NotFoundException ? problem('not_found') : error,
      http.getRequest<FastifyRequest>(),
      http.getResponse<FastifyReply>(),
    );
  }
}
