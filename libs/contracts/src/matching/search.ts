import { textLimits, waits } from '@tandem/domain/limits';
import { travelModes } from '@tandem/domain/preferences';
import { looseWishes, understandings } from '@tandem/domain/search';
import * as z from 'zod';
import { rpc } from '../define';
import { Address } from '../entities/address';
import { pageOf, pageQuery } from '../entities/page';
import { MatchReason } from '../entities/match';
import { VacancyCard } from '../entities/vacancy';
import { between, filled, integer, number, oneOf, shape, text } from '../fields';
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

/** How far a vacancy is what was asked for, and why; minutes of travel one way, null where they are not known. */
export const SearchFit = shape({ percentage: number, reason: MatchReason, travelMinutes: integer.nullable() }).meta({ id: 'SearchFit' });
export type SearchFit = z.output<typeof SearchFit>;

export const FoundVacancy = VacancyCard.extend({ fit: SearchFit }).meta({ id: 'FoundVacancy' });
export type FoundVacancy = z.output<typeof FoundVacancy>;

/** A part of the sentence, at start..end (UTF-16, end exclusive), and what it was understood as. */
export const Understood = shape({ kind: oneOf(understandings), text: text(textLimits.search), start: integer, end: integer }).meta({
  id: 'Understood',
});
export type Understood = z.output<typeof Understood>;

/** A wish that stands alone between the searcher and `count` vacancies; `minutes` says how far the nearest of them are. */
export const Loosening = shape({ wish: oneOf(looseWishes), count: integer, minutes: integer.nullable() }).meta({ id: 'Loosening' });
export type Loosening = z.output<typeof Loosening>;

const errors = ['search_not_understood', 'search_language', 'place_not_found'] as const;

export const searchCalls = {
  readSearch: rpc(at.readSearch, {
    query: OpenSearchQuery,
    output: shape({ understood: z.array(Understood), loosen: z.array(Loosening) }),
    status: 200,
    errors,
    summary: 'What a search is understood as, free of credits; and for one that found nothing today, which wish to loosen.',
  }),
  searchVacancies: rpc(at.searchVacancies, {
    query: SearchQuery,
    output: pageOf(VacancyWithMatch.extend({ fit: SearchFit })).extend(credits),
    status: 200,
    errors,
    timeout,
    summary: 'Searches vacancies; repeats and further pages of a search are free, and at usage >= max nothing is searched.',
  }),
  searchUsage: rpc(at.searchUsage, { output: shape(credits), status: 200, summary: 'Searches used today, and how many there are.' }),
  openSearch: rpc(at.openSearch, {
    query: OpenSearchQuery,
    output: shape({ ...credits, vacancies: z.array(FoundVacancy) }),
    status: 200,
    errors,
    timeout,
    summary: 'Searches vacancies without an account; at usage >= max nothing is searched.',
  }),
};
