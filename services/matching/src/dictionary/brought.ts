import type { Place } from '@tandem/geo/place';
import type { Supplement } from '@tandem/taxonomy/supplement';

/** Names of work and places that were brought into this installation. */
export type Brought = Supplement & { places: readonly Place[] };
