import type { BaseConfig, DatabaseConfig } from '@tandem/service-kit/config';
import * as z from 'zod';

export const AccountsConfig = z
  .object({
    /** Who finds addresses: the gazetteer knows places and postcode regions, the others streets too. */
    ADDRESS_PROVIDER: z.enum(['gazetteer', 'pdok', 'photon', 'nominatim']).default('gazetteer'),
    /** Where the provider answers, e.g. https://api.pdok.nl/bzk/locatieserver/search/v3_1 */
    ADDRESS_PROVIDER_URL: z.url().optional(),
  })
  .refine(({ ADDRESS_PROVIDER, ADDRESS_PROVIDER_URL }) => ADDRESS_PROVIDER === 'gazetteer' || ADDRESS_PROVIDER_URL, {
    path: ['ADDRESS_PROVIDER_URL'],
    error: 'is needed for this ADDRESS_PROVIDER',
  });
export type AccountsConfig = BaseConfig & DatabaseConfig & z.output<typeof AccountsConfig>;
