import { join } from 'node:path';
import { ReadingProcess } from '@tandem/pdf-text/reading-process';
import type { Source, SourceResult } from './source';

export interface RunLimits {
  /** Time for one source, default 5000. */
  milliseconds?: number;
  /** Memory for one source, default 256. */
  megabytes?: number;
}

// It runs what was built: it knows neither TypeScript nor the test runner, which reads this file as source.
const workerFile = () => (__filename.endsWith('.ts') ? join(__dirname, '..', 'dist', 'worker.js') : join(__dirname, 'worker.js'));

/** A process is replaced after so many sources, or when it holds so many megabytes between them. */
const lifetime = { sources: 200, megabytes: 320 };

/**
 * Reads sources in a process that stands ready, one after another, each under limits of time and memory. A source that breaks them costs
 * that process, never the service.
 */
export class VacancyReader {
  private process: ReadingProcess<Source, SourceResult> | null = null;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly limits: RunLimits = {}) {}

  /** Has the process stand ready, so that the first source does not wait for it. */
  warmUp(): void {
    this.ready();
  }

  /** Never throws: whatever the source is, the answer says so. */
  async read(source: Source): Promise<SourceResult> {
    const result = this.last.then(async () => this.readNext(source));
    this.last = result;
    return result;
  }

  close(): void {
    this.process?.end();
    this.process = null;
  }

  private get megabytes(): number {
    return this.limits.megabytes ?? 256;
  }

  private ready(): ReadingProcess<Source, SourceResult> {
    if (this.process && (!this.process.isAlive || this.process.isWorn(lifetime.sources, lifetime.megabytes))) this.close();
    return (this.process ??= new ReadingProcess(workerFile(), this.megabytes));
  }

  private async readNext(source: Source): Promise<SourceResult> {
    const limits = { milliseconds: this.limits.milliseconds ?? 5_000, megabytes: this.megabytes };
    const answer = await this.ready().run(source, limits);
    return typeof answer === 'string' ? { ok: false, reason: answer, choices: [], links: [], next: null } : answer;
  }
}
