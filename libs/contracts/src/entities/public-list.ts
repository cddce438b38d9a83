import * as z from 'zod';
import { integer, integerBetween, moment, shape, uuid } from '../fields';

/** How many addresses a file of the site map holds, by its protocol (https://www.sitemaps.org/protocol.html). */
export const siteMapPage = 50_000;

/**
 * Asks for one stretch of what everybody may see, in the order of their ids: from the beginning of a page of 50,000, or
 * after an id.
 */
export const PublicListQuery = shape({
  page: integerBetween(1, 100_000).optional(),
  after: uuid.optional(),
  limit: integerBetween(1, 5_000).optional(),
});
export type PublicListQuery = z.output<typeof PublicListQuery>;

/** One stretch; `next` is the next `after`, null at the end. `total` counts them all, on the first stretch of a page. */
export const PublicList = shape({
  items: z.array(shape({ id: uuid, changedAt: moment })),
  next: uuid.nullable(),
  total: integer.nullable(),
}).meta({ id: 'PublicList' });
export type PublicList = z.output<typeof PublicList>;

/** Where the stretch of a query begins and how long it is. */
export const stretchOfQuery = ({ page = 1, after, limit = 5_000 }: PublicListQuery) => ({
  after: after ?? null,
  skip: after === undefined ? (page - 1) * siteMapPage : 0,
  limit,
});

/** Rows in the order of their ids as a stretch. */
export const toPublicList = (items: PublicList['items'], limit: number, total: number | null): PublicList => ({
  items,
  next: items.length === limit ? (items.at(-1)?.id ?? null) : null,
  total,
});
