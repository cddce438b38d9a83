import type { BaseConfig, DatabaseConfig } from '@tandem/service-kit/config';
import * as z from 'zod';

export const VacanciesConfig = z.object({
  /** Lets pages be read from hosts of one's own machine and network, on any port: for trying out and for tests, never in production. */
  FETCH_LOCAL_HOSTS: z.enum(['true', 'false']).default('false'),
  /** Milliseconds between two requests to one site when a careers page is imported. */
  IMPORT_PAUSE_MS: z.coerce.number().int().min(0).default(1_000),
});
export type VacanciesConfig = BaseConfig & DatabaseConfig & z.output<typeof VacanciesConfig>;
