import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { improve } from '@tandem/resume-reader/improve';
import { type PageSize, type ReadFailure, ResumeReaders } from '@tandem/resume-reader/run';
import type { ReadResume } from '@tandem/resume-reader/result';
import { CONFIG } from '@tandem/service-kit/tokens';
import type { ResumesConfig } from '../config';
import { askModel } from './language-model';

export interface DocumentRead {
  ok: true;
  resume: ReadResume;
  pages: PageSize[];
  isScan: boolean;
}

export type Outcome = DocumentRead | { ok: false; reason: ReadFailure };
type Read = Awaited<ReturnType<ResumeReaders['read']>>;

/** Milliseconds for a document that took too long at first, as it does where the machine is busy. */
const secondTry = 15_000;

/** Reads documents in processes that stand ready, for as long as the service runs. */
@Injectable()
export class DocumentReader implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly readers = new ResumeReaders();

  constructor(@Inject(CONFIG) private readonly config: ResumesConfig) {}

  onApplicationBootstrap(): void {
    this.readers.warmUp();
  }

  onApplicationShutdown(): void {
    this.readers.close();
  }

  /** Reads the text of a document; `no_text` where its pages are pictures. `today` as YYYY-MM-DD; `isAgain`: it took too long before. */
  async read(bytes: Uint8Array, { today, isAgain }: { today: string; isAgain: boolean }): Promise<Outcome> {
    const limits = isAgain ? { today, milliseconds: secondTry } : { today };
    return this.improved(await this.readers.read(bytes, limits), false);
  }

  /** Recognises the letters of pages that are pictures. */
  async readScan(bytes: Uint8Array, { today }: { today: string }): Promise<Outcome> {
    return this.improved(await this.readers.readScan(bytes, { today }), true);
  }

  private async improved(read: Read, isScan: boolean): Promise<Outcome> {
    if (!read.ok) return read;
    const result = { ...read, isScan };
    const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model, LLM_READS_RESUMES: isAllowed } = this.config;
    if (!baseUrl || !isAllowed) return result;
    return { ...result, resume: await improve(result.resume, result.text, askModel({ baseUrl, apiKey, model })) };
  }
}
