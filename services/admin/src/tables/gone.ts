import { GONE } from '@tandem/service-kit/forgotten';

/** SQL: nobody told that this is gone. A snapshot on its way may be older than that. */
export const isThere = (place: string): string =>
  `not exists (select 1 from inbox_version where handler = '${GONE}' and aggregate_id = ${place}::text)`;
