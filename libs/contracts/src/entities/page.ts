import { pageSizes } from '@tandem/domain/limits';
import * as z from 'zod';
import { integer, integerBetween, shape } from '../fields';

/** One page of a list; `page` counts from 1. */
export type Page<T> = { items: T[]; page: number; pageSize: number; total: number; totalPages: number };

/** The shape of a page of `item`. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  shape({ items: z.array(item), page: integer, pageSize: integer, total: integer, totalPages: integer });

/** What a caller says about the page he wants; both have defaults. */
export const pageQuery = { page: integerBetween(1, 1_000_000).optional(), pageSize: integerBetween(1, pageSizes.largest).optional() };
export const PageQuery = shape(pageQuery);
export type PageQuery = z.output<typeof PageQuery>;

/** Puts items into a page, with the default size when the caller named none. */
export const toPage = <T>(items: T[], total: number, query: PageQuery, defaultSize: number = pageSizes.default): Page<T> => {
  const pageSize = query.pageSize ?? defaultSize;
  return { items, page: query.page ?? 1, pageSize, total, totalPages: Math.ceil(total / pageSize) };
};
