import { textLimits, waits } from '@tandem/domain/limits';
import { travelModes } from '@tandem/domain/preferences';
import * as z from 'zod';
import { rpc } from '../define';
import { Address } from '../entities/address';
import { pageOf, pageQuery } from '../entities/page';
import { VacancyCard } from '../entities/vacancy';
import { between, filled, integer, oneOf, shape } from '../fields';
import { VacancyWithMatch } from './candidate-matches';
import { matchingRoutes as at } from './matching.routes';

const search = {
  /** A city, or a point, or both. */
  address: Address.refine(
    ({ city, latitude, longitude }) => Boolean(city?.trim()) || (typeof latitude === 'number' && typeof longitude === 'number'),
    {
      error: 'field_required',
    },
  ),
  travelMode: oneOf(travelModes),
  /** Minutes one way. */
  travelTime: between(1, 600),
  search: filled(textLimits.search),
};
const credits = { usage: integer, max: integer };
const timeout = waits.searchTimeout;

/** A search in one's own words. Progress is told on the topic of the session id, which the browser makes up. */
export const SearchQuery = shape({ ...search, sessionId: filled(100), ...pageQuery });
export type SearchQuery = z.output<typeof SearchQuery>;
export const OpenSearchQuery = shape({ ...search, sessionId: filled(100) });
export type OpenSearchQuery = z.output<typeof OpenSearchQuery>;

export const searchCalls = {
  searchVacancies: rpc(at.searchVacancies, {
    query: SearchQuery,
    output: pageOf(VacancyWithMatch).extend(credits),
    status: 200,
    timeout,
    summary: 'Searches vacancies; repeats and further pages of a search are free, and at usage >= max nothing is searched.',
  }),
  searchUsage: rpc(at.searchUsage, { output: shape(credits), status: 200, summary: 'Searches used today, and how many there are.' }),
  openSearch: rpc(at.openSearch, {
    query: OpenSearchQuery,
    output: shape({ ...credits, vacancies: z.array(VacancyCard) }),
    status: 200,
    timeout,
    summary: 'Searches vacancies without an account; at usage >= max nothing is searched.',
  }),
};
