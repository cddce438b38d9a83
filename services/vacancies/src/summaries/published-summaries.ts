import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PUBLIC } from '@tandem/service-kit/files';
import { ObjectStore } from '@tandem/service-kit/object-store/object-store';

/** Where all lies that was ever stored of a vacancy: its texts, for everybody, and its sources. */
export const foldersOf = (vacancyId: string): string[] => [`${PUBLIC}vacancies/${vacancyId}/`, `vacancies/${vacancyId}/`];

/** Summaries as public files. */
@Injectable()
export class PublishedSummaries {
  constructor(private readonly store: ObjectStore) {}

  /**
   * Stores a summary and answers its key. The key is made of the text, so that nobody keeps an old one in a cache, and storing it once more
   * changes nothing.
   */
  async put(vacancyId: string, markdown: string): Promise<string> {
    const key = `${PUBLIC}vacancies/${vacancyId}/${createHash('sha256').update(markdown).digest('hex').slice(0, 16)}.md`;
    await this.store.put(key, Buffer.from(markdown), 'text/markdown; charset=utf-8');
    return key;
  }
}
