import { Injectable } from '@nestjs/common';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { KeptFiles } from '@tandem/service-kit/object-store/kept-files';
import { folders } from '../files/folders';

export type SummaryOwner = { candidateId: string } | { companyId: string };

/**
 * Summaries as markdown files: a company's is for everybody, a candidate's is not. A new text is a new file, to be kept by the change that
 * names it.
 */
@Injectable()
export class SummaryFiles {
  constructor(
    private readonly files: KeptFiles,
    private readonly clock: Clock,
  ) {}

  /** Stores a text and answers its key. */
  async write(ctx: Ctx, owner: SummaryOwner, markdown: string): Promise<string> {
    const folder = 'companyId' in owner ? folders.company(owner.companyId) : folders.candidate(owner.candidateId);
    return this.put(ctx, `${folder}summary-${this.clock.id()}.md`, markdown);
  }

  /** Stores a draft of a company's text, which is not for everybody yet. */
  async writeDraft(ctx: Ctx, companyId: string, markdown: string): Promise<string> {
    return this.put(ctx, `${folders.drafts(companyId)}draft-${this.clock.id()}.md`, markdown);
  }

  private async put(ctx: Ctx, key: string, markdown: string): Promise<string> {
    await this.files.put(ctx, key, Buffer.from(markdown, 'utf8'), 'text/markdown; charset=utf-8');
    return key;
  }
}
