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

interface Circumstances {
  /** YYYY-MM-DD. */
  today: string;
  /** It took too long before. */
  isAgain: boolean;
  beforeScan: () => Promise<void>;
}

/** Milliseconds for a document that took too long at first, as it does where the machine is busy. */
const secondTry = 15_000;

/** Reads documents in threads that stand ready, for as long as the service runs. */
@Injectable()
export class DocumentReader implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly readers = new ResumeReaders();

  constructor(@Inject(CONFIG) private readonly config: ResumesConfig) {}

  onApplicationBootstrap(): void {
    this.readers.warmUp();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.readers.close();
  }

  /** Reads the text of a document; where it has none its pages are recognised, after `beforeScan`. */
  async read(bytes: Uint8Array, circumstances: Circumstances): Promise<DocumentRead | { ok: false; reason: ReadFailure }> {
    const result = await this.readPages(bytes, circumstances);
    const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model, LLM_READS_RESUMES: isAllowed } = this.config;
    if (!result.ok || !baseUrl || !isAllowed) return result;
    return { ...result, resume: await improve(result.resume, result.text, askModel({ baseUrl, apiKey, model })) };
  }

  private async readPages(bytes: Uint8Array, { today, isAgain, beforeScan }: Circumstances) {
    const limits = isAgain ? { today, milliseconds: secondTry } : { today };
    const printed = await this.readers.read(bytes, limits);
    if (printed.ok) return { ...printed, isScan: false };
    if (printed.reason !== 'no_text') return printed;
    await beforeScan();
    const scanned = await this.readers.readScan(bytes, { today });
    return scanned.ok ? { ...scanned, isScan: true } : scanned;
  }
}
