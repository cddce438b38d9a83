import { existsSync } from 'node:fs';
import path from 'node:path';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { CONFIG } from '@tandem/service-kit/tokens';
import type { MatchingConfig } from '../config';
import type { Brought } from '../dictionary/brought';
import type { Prompt, Reading, Sifted, Tried, WhatIfResult } from './search-tasks';
import type { Aim, Built, Described, Explained, Ranked, Side, ToExplain } from './match-tasks';
import type { Task, TaskName, Tasks } from './tasks';
import { WorkerPool } from './worker-pool';

/** Threads run compiled JavaScript: beside this file when the service is compiled itself, else what its build left in dist. */
const threadScript = (): string => {
  const beside = path.join(__dirname, 'engine-worker.js');
  return existsSync(beside) ? beside : path.join(__dirname, '..', '..', 'dist', 'src', 'engine', 'engine-worker.js');
};

/** How many a thread takes at once: enough to be worth the way, few enough that runs take turns. */
const batch = { build: 25, rank: 250, explain: 25 } as const;

/** The match engine in threads of its own, so that the event loop is never held. */
@Injectable()
export class Engine implements OnModuleDestroy {
  private pool: WorkerPool;

  constructor(@Inject(CONFIG) private readonly config: MatchingConfig) {
    this.pool = new WorkerPool(threadScript(), config.MATCHING_THREADS);
  }

  /** From now on works with what was brought into the dictionary; what is under way ends with what it began with. */
  async bring(brought: Brought | null): Promise<void> {
    const before = this.pool;
    this.pool = new WorkerPool(threadScript(), this.config.MATCHING_THREADS, brought);
    await before.retire();
  }

  /** Profiles in the order of the facts; null for facts the engine cannot read. */
  async build(side: Side, many: Described[]): Promise<(Built | null)[]> {
    return inBatches(many, batch.build, async (some) => this.do('build', { side, many: some }));
  }

  async aim(side: Side, profile: string): Promise<Aim> {
    return this.do('aim', { side, profile });
  }

  /** Scores of one profile with each of many of the other side, in their order. */
  async rank(side: Side, one: string, many: string[]): Promise<Ranked[]> {
    return inBatches(many, batch.rank, async (some) => this.do('rank', { side, one, many: some }));
  }

  /** Scores with their reasons, from the facts. */
  async explain(side: Side, one: string, many: ToExplain[]): Promise<Explained[]> {
    return inBatches(many, batch.explain, async (some) => this.do('explain', { side, one, many: some }));
  }

  /** What somebody who searches means, and what to look for. */
  async understand(prompt: Prompt): Promise<Reading> {
    return this.do('prompt', prompt);
  }

  /** How far vacancies are what a search describes, in their order. */
  async sift(one: string, many: string[]): Promise<Sifted[]> {
    return inBatches(many, batch.rank, async (some) => this.do('sift', { one, many: some }));
  }

  /** The percentage with other wishes, from the facts of both sides. */
  async whatIf(candidate: string, vacancy: string, tried: Tried): Promise<WhatIfResult> {
    return this.do('whatIf', { candidate, vacancy, tried });
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool.stop();
  }

  private async do<N extends TaskName>(name: N, input: Tasks[N]['input']): Promise<Tasks[N]['output']> {
    return this.pool.do({ name, input } as Task);
  }
}

const inBatches = async <T, R>(many: T[], size: number, each: (some: T[]) => Promise<R[]>): Promise<R[]> => {
  const batches = Array.from({ length: Math.ceil(many.length / size) }, (_, place) => many.slice(place * size, (place + 1) * size));
  return (await Promise.all(batches.map(each))).flat();
};
