import * as z from 'zod';
import { integerBetween, shape, uuid } from '../fields';

/** Asks one service for one stretch of all it has of something, in the order of their ids; start without `after`. */
export const StretchQuery = shape({ after: uuid.nullish(), limit: integerBetween(1, 1_000) });
export type StretchQuery = z.output<typeof StretchQuery>;

/** One stretch; `next` is the next `after`, null at the end. */
export type Stretch<T> = { items: T[]; next: string | null };

/** The shape of a stretch of `item`. */
export const stretchOf = <T extends z.ZodType>(item: T) => shape({ items: z.array(item), next: uuid.nullable() });

/** The stretch of rows that were read in the order of their ids, as `items`: as many as its limit, and more may follow. */
export const toStretch = <T>(rows: readonly { id: string }[], { limit }: StretchQuery, items: T[]): Stretch<T> => ({
  items,
  next: rows.length === limit ? (rows.at(-1)?.id ?? null) : null,
});
