import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { VacancyReader } from '@tandem/vacancy-reader/run';
import type { Source, SourceResult } from '@tandem/vacancy-reader/source';
import { PageFetcher } from '../fetching/page-fetcher';

/** Reads sources in a process that stands ready, for as long as the service runs. */
@Injectable()
export class SourceReader implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly reader = new VacancyReader();

  constructor(private readonly pages: PageFetcher) {}

  onApplicationBootstrap(): void {
    this.reader.warmUp();
  }

  onApplicationShutdown(): void {
    this.reader.close();
  }

  async read(source: Source): Promise<SourceResult> {
    return this.reader.read(source);
  }

  /** Milliseconds the site of an address wants between two requests. */
  delayOf(address: string): number {
    return this.pages.delayOf(address);
  }

  /** Fetches an address and reads what is there. */
  async readAddress(address: string, choice: string | null): Promise<SourceResult> {
    // Of a page that only lists vacancies the choice is the address of one.
    const isLink = choice !== null && /^https?:/.test(choice);
    const fetched = await this.pages.fetch(isLink ? choice : address);
    if (!fetched.ok) return { ok: false, reason: fetched.reason, choices: [], links: [], next: null };
    return this.reader.read({ ...fetched, choice: isLink ? null : choice });
  }
}
