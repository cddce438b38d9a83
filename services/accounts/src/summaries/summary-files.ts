import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@tandem/service-kit/clock';
import { ObjectStore } from '@tandem/service-kit/object-store/object-store';

export type SummaryOwner = { candidateId: string } | { companyId: string };

/** Summaries as markdown files: a company's is for everybody, a candidate's is not. A new text is a new file. */
@Injectable()
export class SummaryFiles {
  private readonly logger = new Logger('summaries');

  constructor(
    private readonly store: ObjectStore,
    private readonly clock: Clock,
  ) {}

  /** Stores a text and answers its key. */
  async write(owner: SummaryOwner, markdown: string): Promise<string> {
    const folder = 'companyId' in owner ? `public/companies/${owner.companyId}` : `candidates/${owner.candidateId}`;
    return this.put(`${folder}/summary-${this.clock.id()}.md`, markdown);
  }

  /** Stores a draft of a company's text, which is not for everybody yet. */
  async writeDraft(companyId: string, markdown: string): Promise<string> {
    return this.put(`companies/${companyId}/draft-${this.clock.id()}.md`, markdown);
  }

  private async put(key: string, markdown: string): Promise<string> {
    await this.store.put(key, Buffer.from(markdown, 'utf8'), 'text/markdown; charset=utf-8');
    return key;
  }

  /** Removes a text that was replaced. A file that stays behind is no harm. */
  async drop(...keys: readonly (string | null | undefined)[]): Promise<void> {
    for (const key of keys)
      if (key) await this.store.delete(key).catch((error: unknown) => this.logger.warn({ err: error, key }, 'could not delete a file'));
  }
}
