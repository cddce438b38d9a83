import { availableParallelism } from 'node:os';
import { searchCredits } from '@tandem/domain/limits';
import type { BaseConfig, DatabaseConfig } from '@tandem/service-kit/config';
import * as z from 'zod';
import { routerKinds } from './travel/routers';

export const MatchingConfig = z.object({
  /** A router that knows the way by car, how it is asked, and how long it may take (milliseconds). */
  TRAVEL_URL: z.url().optional(),
  TRAVEL_ROUTER: z.enum(routerKinds).default('osrm'),
  TRAVEL_TIMEOUT: z.coerce.number().int().min(50).max(30_000).default(1_500),
  /** Searches a day: of a visitor, and of an account. */
  OPEN_SEARCH_DAILY_MAX: z.coerce.number().int().min(0).default(searchCredits.open),
  PROMPT_SEARCH_DAILY_MAX: z.coerce.number().int().min(0).default(searchCredits.prompt),
  /** Threads that profile, score and explain. One core is left to the event loop. */
  MATCHING_THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(Math.max(1, availableParallelism() - 1)),
});
export type MatchingConfig = BaseConfig & DatabaseConfig & z.output<typeof MatchingConfig>;
