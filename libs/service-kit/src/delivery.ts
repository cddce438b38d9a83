import type { ServiceName } from '@tandem/contracts/define';
import type { Origin } from './context';

/** Milliseconds that whoever sends a parcel waits for it to be applied. */
export const ANSWER_WITHIN = 10_000;

/** One event on its way to one consumer. `version` grows with every event of an aggregate; `origin` where it is not its parcel's. */
export type Delivery = { id: string; name: string; aggregateId: string; version: string; payload: unknown; origin?: Origin };

/** Events of one name for one consumer, oldest first, which it applies together or not at all. */
export type Parcel = { origin: Origin; deliveries: [Delivery, ...Delivery[]] };

/** A parcel with where it goes and how often each of it was tried. */
export type DueParcel = Parcel & { consumer: ServiceName; name: string; attempts: number };
