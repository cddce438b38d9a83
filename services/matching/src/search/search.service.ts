import { Inject, Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import { type Page, toPage } from '@tandem/contracts/entities/page';
import type { VacancyWithMatch } from '@tandem/contracts/matching/candidate-matches';
import type { FoundVacancy, Loosening, OpenSearchQuery, SearchQuery, Understood } from '@tandem/contracts/matching/search';
import { topics } from '@tandem/contracts/topics';
import { openSearchResults, pageSizes, searchCredits } from '@tandem/domain/limits';
import { homeDay } from '@tandem/domain/local-day';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { Db } from '@tandem/service-kit/database';
import { Hints } from '@tandem/service-kit/hints';
import { CONFIG } from '@tandem/service-kit/tokens';
import type { MatchingConfig } from '../config';
import { Engine } from '../engine/engine';
import type { Reading } from '../engine/search-tasks';
import { accountOf } from '@tandem/service-kit/access';
import { hashedAddress, keyOf } from './asked';
import type { Outcome } from './search.entity';
import { SearchReader } from './search-reader';
import { type Asked, type Credits, SearchesRepository } from './searches.repository';
import { Seeker } from './seeker';

/** How old an answer may be that a first page shows again; further pages belong to the answer they follow. */
const FRESH = 10 * 60_000;
const steps = { understood: 10, found: 25, sifted: 90, done: 100 } as const;

type Answer = Credits & { outcome: Outcome };
const nothing: Outcome = { ids: [], loosen: [] };

/** Searches in somebody's own words, signed in or not. */
@Injectable()
export class SearchService {
  constructor(
    @Inject(CONFIG) private readonly config: MatchingConfig,
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly hints: Hints,
    private readonly engine: Engine,
    private readonly searches: SearchesRepository,
    private readonly seeker: Seeker,
    private readonly reader: SearchReader,
  ) {}

  async usage(ctx: Ctx): Promise<Credits> {
    const usage = await this.searches.usage(this.db.manager, accountOf(ctx), this.today());
    return { usage, max: this.config.PROMPT_SEARCH_DAILY_MAX };
  }

  /** @throws Problem search_language, search_not_understood, place_not_found (400); none of them costs a credit */
  async prompted(ctx: Ctx, query: SearchQuery): Promise<Page<VacancyWithMatch & FoundVacancy> & Credits> {
    const { page = 1, pageSize = pageSizes.default } = query;
    const reading = await this.understand(query);
    const asked = { owner: accountOf(ctx), address: null, day: this.today(), key: keyOf(query) };
    const { usage, max, outcome } = await this.answer(ctx, query, reading, asked, this.config.PROMPT_SEARCH_DAILY_MAX, page === 1);
    const ids = outcome.ids.slice((page - 1) * pageSize, page * pageSize);
    const found = await this.reader.withMatches(asked.owner, await this.reader.found(reading, query, ids));
    this.tell(query.sessionId, steps.done);
    return { ...toPage(found, outcome.ids.length, query), usage, max };
  }

  /** @throws Problem search_language, search_not_understood, place_not_found (400); none of them costs a credit */
  async open(ctx: Ctx, query: OpenSearchQuery): Promise<Credits & { vacancies: FoundVacancy[] }> {
    const reading = await this.understand(query);
    const { usage, max, outcome } = await this.answer(
      ctx,
      query,
      reading,
      this.visitorAsks(ctx, query),
      this.config.OPEN_SEARCH_DAILY_MAX,
      true,
    );
    const vacancies = await this.reader.found(reading, query, outcome.ids.slice(0, openSearchResults));
    this.tell(query.sessionId, steps.done);
    return { usage, max, vacancies };
  }

  /** What a search is understood as, and what stood between it and vacancies when it was made today and found none. */
  async read(ctx: Ctx, query: OpenSearchQuery): Promise<{ understood: Understood[]; loosen: Loosening[] }> {
    const reading = await this.understand(query);
    const asked = ctx.accountId
      ? { owner: ctx.accountId, address: null, day: this.today(), key: keyOf(query) }
      : this.visitorAsks(ctx, query);
    const known = await this.searches.find(this.db.manager, asked);
    return { understood: reading.understood, loosen: known?.outcome?.loosen ?? [] };
  }

  private async understand({ search, address, travelMode, travelTime }: OpenSearchQuery): Promise<Reading> {
    const { city = null, country = null, latitude = null, longitude = null } = address;
    const reading = await this.engine.understand({ search, city, country, latitude, longitude, travelMode, travelTime });
    if (reading.problem)
      throw problem(reading.problem, [{ field: reading.problem === 'place_not_found' ? 'address' : 'search', detail: reading.problem }]);
    return reading;
  }

  private async answer(ctx: Ctx, query: OpenSearchQuery, reading: Reading, asked: Asked, max: number, mayBeAnew: boolean): Promise<Answer> {
    this.tell(query.sessionId, steps.understood);
    const { search, ...credits } = await this.db.run(ctx, async (tx) =>
      this.searches.take(tx, asked, max, max * searchCredits.addressFactor),
    );
    if (!search) return { ...credits, outcome: nothing };
    const isFresh = search.startedAt.getTime() > this.clock.now().getTime() - FRESH;
    if (search.outcome && (isFresh || !mayBeAnew)) return { ...credits, outcome: search.outcome };
    try {
      const outcome = await this.seeker.seek(reading, (share) =>
        this.tell(query.sessionId, Math.round(steps.found + Math.min(1, share) * (steps.sifted - steps.found))),
      );
      await this.db.run(ctx, async (tx) => this.searches.settle(tx, search.id, outcome));
      return { ...credits, outcome };
    } catch (error) {
      await this.db.run(ctx, async (tx) => this.searches.release(tx, search.id));
      throw error;
    }
  }

  private visitorAsks(ctx: Ctx, query: OpenSearchQuery): Asked {
    const address = hashedAddress(ctx.ip, this.config.CTX_SECRET);
    return { owner: `visitor ${ctx.visitorId ?? address ?? 'unknown'}`, address, day: this.today(), key: keyOf(query) };
  }

  private today(): string {
    return homeDay(this.clock.now());
  }

  private tell(sessionId: string, percent: number): void {
    this.hints.publish({ topic: topics.promptProgress(sessionId), data: percent });
  }
}
