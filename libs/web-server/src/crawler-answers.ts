import type { FastifyReply, FastifyRequest } from 'fastify';
import { fetchFor, type Fetch } from './fetch-for';
import type { PageOptions } from './pages';
import { sendProblem } from './problem';
import { languageOfPage } from './request-facts';
import { NoAnswer } from './site-map';

/** How long a crawler's copy is good. */
export const tenMinutes = 'public, max-age=600';
export const hour = 'public, max-age=3600';

const patience = 5_000;

/** What comes from outside as text, or nothing. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Fetches for a crawler; `times` longer than usual where many answers make one. */
export const fetchForCrawler = (request: FastifyRequest, options: PageOptions, times = 1): Fetch =>
  fetchFor(request, { ...options, language: languageOfPage(request), signal: AbortSignal.timeout(patience * times) });

/** Tells a crawler to come back when the gateway did not answer. */
export const answered = async (reply: FastifyReply, work: () => Promise<FastifyReply>): Promise<FastifyReply> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return sendProblem(reply.header('retry-after', '60'), 503, 'unavailable');
  }
};
