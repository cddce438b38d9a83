import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { PUBLIC } from '@tandem/service-kit/files';
import { KeptFiles } from '@tandem/service-kit/object-store/kept-files';
import { ObjectStore } from '@tandem/service-kit/object-store/object-store';

const publicFolderOf = (vacancyId: string): string => `${PUBLIC}vacancies/${vacancyId}/`;

/** Where all lies that was ever stored of a vacancy: its texts, for everybody, and its sources. */
export const foldersOf = (vacancyId: string): string[] => [publicFolderOf(vacancyId), `vacancies/${vacancyId}/`];

/** Keys begin with the text they hold, so that nobody keeps an old one in a cache. */
const beginOf = (vacancyId: string, markdown: string): string =>
  publicFolderOf(vacancyId) + createHash('sha256').update(markdown).digest('hex').slice(0, 16);

const MARKDOWN = 'text/markdown; charset=utf-8';

/** Summaries as public files. */
@Injectable()
export class PublishedSummaries {
  constructor(
    private readonly store: ObjectStore,
    private readonly files: KeptFiles,
    private readonly clock: Clock,
  ) {}

  /** Stores the summary of a vacancy that is brought in and answers its key. Storing it once more changes nothing. */
  async put(vacancyId: string, markdown: string): Promise<string> {
    const key = `${beginOf(vacancyId, markdown)}.md`;
    await this.store.put(key, Buffer.from(markdown), MARKDOWN);
    return key;
  }

  /** Stores a summary ahead of the change that keeps it, and answers its key. Never within a transaction. */
  async putAhead(ctx: Ctx, vacancyId: string, markdown: string): Promise<string> {
    const key = `${beginOf(vacancyId, markdown)}-${this.clock.id()}.md`;
    await this.files.put(ctx, key, Buffer.from(markdown), MARKDOWN);
    return key;
  }

  /** Whether it is this text that lies under a key. */
  holds(key: string | null, vacancyId: string, markdown: string): boolean {
    return key?.startsWith(beginOf(vacancyId, markdown)) ?? false;
  }
}
