import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@tandem/service-kit/tokens';
import type { ReadVacancy } from '@tandem/vacancy-reader/result';
import type { SourceResult } from '@tandem/vacancy-reader/source';
import type { VacanciesConfig } from '../config';
import { SourceReader } from '../sources/source-reader';

export interface Walk {
  /** What was read, with its address. */
  vacancies: { url: string; vacancy: ReadVacancy }[];
  /** Addresses of vacancies that could not be asked this time and may be there still. */
  unsure: Set<string>;
  /** Addresses that answered with nothing one could call a vacancy. */
  unread: Set<string>;
  /** Whether every vacancy of the site was looked at. */
  isWhole: boolean;
}

type Item = { url: string; choice: string | null; original: string };

const mostByDefault = 100;
const mostPages = 20;
const mayBeThere = new Set(['unreachable', 'too_slow', 'too_large', 'not_allowed', 'broken']);

/** Of several vacancies on one page each has an address of its own by its title, which stays the same wherever it stands. */
const placeOnPage = (url: string, title: string): string =>
  `${url.replace(/#.*$/, '')}#${title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}`;

const itemAt = (url: string): Item => ({ url, choice: null, original: url });

const itemsOf = (url: string, page: SourceResult): Item[] => {
  const choices = page.ok ? [] : page.choices;
  return page.links.length >= Math.max(1, choices.length)
    ? page.links.map(({ key }) => itemAt(key))
    : choices.map(({ key, title }) => ({ url, choice: key, original: placeOnPage(url, title) }));
};

/** Follows a careers page to its vacancies on the same host, page after page, one request at a time with a pause between them. */
@Injectable()
export class CareersWalk {
  constructor(
    private readonly sources: SourceReader,
    @Inject(CONFIG) private readonly config: VacanciesConfig,
  ) {}

  /** Null when the page itself cannot be read. `known` are the addresses of an earlier walk: asked one by one when the page lists nothing. */
  async follow(url: string, known: readonly string[], most: number = mostByDefault, signal?: AbortSignal): Promise<Walk | null> {
    const first = await this.sources.readAddress(url, null);
    if (first.ok)
      return { vacancies: [{ url, vacancy: first.vacancy }], unsure: new Set(), unread: new Set(), isWhole: first.links.length === 0 };
    if (first.links.length + first.choices.length === 0 && first.reason !== 'no_vacancy') return null;
    const { items, isWhole } = await this.list(url, first, most, signal);
    // A page that lists nothing has nothing, or shows its list to browsers only.
    const asked = items.length > 0 ? items : known.map(itemAt);
    const walk: Walk = { vacancies: [], unsure: new Set(), unread: new Set(), isWhole: isWhole && asked.length <= most };
    for (const { url: address, choice, original } of asked.slice(0, most)) {
      await this.rest(address, signal);
      this.note(walk, original, await this.sources.readAddress(address, choice));
    }
    return walk;
  }

  /** What the page and those it goes on to list, each address once. */
  private async list(url: string, first: SourceResult, most: number, signal?: AbortSignal): Promise<{ items: Item[]; isWhole: boolean }> {
    const items = new Map(itemsOf(url, first).map((item) => [item.original, item]));
    const seen = new Set([url]);
    let next = first.next;
    while (next && !seen.has(next) && seen.size < mostPages && items.size <= most) {
      seen.add(next);
      await this.rest(next, signal);
      const page: SourceResult = await this.sources.readAddress(next, null);
      if (!page.ok && mayBeThere.has(page.reason)) return { items: [...items.values()], isWhole: false };
      const before = items.size;
      for (const item of itemsOf(next, page)) if (!items.has(item.original)) items.set(item.original, item);
      next = items.size > before ? page.next : null;
    }
    return { items: [...items.values()], isWhole: items.size <= most };
  }

  /** A second between two requests, or longer where the site asks for it. */
  private async rest(address: string, signal?: AbortSignal): Promise<void> {
    await pause(Math.max(this.config.IMPORT_PAUSE_MS, this.sources.delayOf(address)), undefined, { signal });
  }

  private note(walk: Walk, url: string, result: SourceResult): void {
    if (result.ok) walk.vacancies.push({ url, vacancy: result.vacancy });
    else (mayBeThere.has(result.reason) ? walk.unsure : walk.unread).add(url);
  }
}
