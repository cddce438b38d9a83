import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PUBLIC } from '@tandem/service-kit/files';
import { ObjectStore } from '@tandem/service-kit/object-store/object-store';

/** Summaries as public files, and what else is stored of a vacancy. */
@Injectable()
export class PublishedSummaries {
  constructor(private readonly store: ObjectStore) {}

  /** Stores a summary and answers its key. The key changes with the text, so that nobody keeps an old one in a cache. */
  async put(vacancyId: string, markdown: string): Promise<string> {
    const key = `${PUBLIC}vacancies/${vacancyId}/${createHash('sha256').update(markdown).digest('hex').slice(0, 16)}.md`;
    await this.store.put(key, Buffer.from(markdown), 'text/markdown; charset=utf-8');
    return key;
  }

  /** Every text and source of a vacancy that was ever stored. */
  async removeAll(vacancyId: string): Promise<void> {
    for (const folder of [`${PUBLIC}vacancies/${vacancyId}/`, `vacancies/${vacancyId}/`])
      for await (const { key } of this.store.list(folder)) await this.store.delete(key);
  }
}
