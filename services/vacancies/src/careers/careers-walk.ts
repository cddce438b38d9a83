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
  /** Whether every vacancy of the page was looked at. */
  isWhole: boolean;
}

const mostByDefault = 100;
const mayBeThere = new Set(['unreachable', 'too_slow', 'too_large', 'not_allowed', 'broken']);

/** Follows a careers page to its vacancies on the same host, one request at a time with a pause between them. */
@Injectable()
export class CareersWalk {
  constructor(
    private readonly sources: SourceReader,
    @Inject(CONFIG) private readonly config: VacanciesConfig,
  ) {}

  /** Null when the page itself cannot be read. */
  async follow(url: string, most: number = mostByDefault, signal?: AbortSignal): Promise<Walk | null> {
    const page = await this.sources.readAddress(url, null);
    if (page.ok) return { vacancies: [{ url, vacancy: page.vacancy }], unsure: new Set(), isWhole: true };
    if (page.links.length === 0 && page.reason !== 'no_vacancy') return null;
    const walk: Walk = { vacancies: [], unsure: new Set(), isWhole: page.links.length <= most };
    for (const { key } of page.links.slice(0, most)) {
      await pause(this.config.IMPORT_PAUSE_MS, undefined, { signal });
      this.note(walk, key, await this.sources.readAddress(key, null));
    }
    return walk;
  }

  private note(walk: Walk, url: string, result: SourceResult): void {
    if (result.ok) walk.vacancies.push({ url, vacancy: result.vacancy });
    else if (mayBeThere.has(result.reason)) walk.unsure.add(url);
  }
}
