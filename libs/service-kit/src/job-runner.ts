import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { Job } from '@tandem/contracts/define';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { Histogram, type Registry } from 'prom-client';
import type { BaseConfig } from './config';
import { Db, type Tx } from './database';
import { CommittedEffects } from './effects';
import { errorLine } from './error-line';
import { isOutage } from './is-outage';
import { type ClaimedJob, type Fault, JobLedger, LEASE } from './job-ledger';
import { JobRun, jobGivenUpBy, jobWorkedBy, NoUseTrying } from './jobs';
import { LeaseLost } from './lease-lost';
import { providedMethods } from './provided-methods';
import { Together } from './together';
import { CONFIG, REGISTRY } from './tokens';
import { Tracing, within } from './tracing/tracing';

type Work = (run: JobRun) => Promise<void>;
type GiveUp = (data: unknown, tx: Tx, error: string) => Promise<void>;
type Entry = { job: Job; work: Work; giveUp: GiveUp; queue: Queue; worker: Worker; adding: Together<Due, void> };
type Due = { id: string; delay: number };

const SWEEP = 5_000;
/** How often, beyond its attempts, a job may have been under way when its worker died: then it is taken for the cause. */
const MOST_DEATHS = 5;
/** What a queue tells of its jobs and keeps in Redis: nobody listens to it. */
const KEPT_NEWS = 100;
/** Longest wait for workers to end what was cut off, and to notice that their connections are closed. */
const GOODBYE = 1_000;

/** Runs the jobs that this service's providers declare with @Works. */
@Injectable()
export class JobRunner implements OnApplicationBootstrap {
  private readonly logger = new Logger('jobs');
  private readonly entries = new Map<string, Entry>();
  private readonly stopping = new AbortController();
  private sweeper: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;
  private readonly connections: Redis[] = [];
  private readonly running = new Set<Promise<void>>();
  private readonly duration: Histogram<'job' | 'outcome'>;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly ledger: JobLedger,
    private readonly db: Db,
    private readonly effects: CommittedEffects,
    @Inject(CONFIG) private readonly config: BaseConfig,
    private readonly tracing: Tracing,
    @Inject(REGISTRY) registry: Registry,
  ) {
    this.duration = new Histogram({
      name: 'tandem_job_duration_seconds',
      help: 'Attempts at jobs.',
      labelNames: ['job', 'outcome'],
      registers: [registry],
    });
  }

  onApplicationBootstrap(): void {
    for (const { job, work, giveUp } of this.declared()) this.start(job, work, giveUp);
    if (this.entries.size === 0) return;
    this.effects.onCommit(({ jobs }) => jobs.forEach((queued) => void this.enqueue(queued)));
    this.sweeper = setInterval(() => void this.sweep(), SWEEP).unref();
    void this.sweep();
  }

  /** Takes no more jobs, lets running attempts end within the drain time, then lets go; what is cut off runs again elsewhere, as if it had not begun. */
  async stop(): Promise<void> {
    clearInterval(this.sweeper);
    const closing = Promise.allSettled([...this.entries.values()].map(async ({ worker }) => worker.close()));
    const attempts = Promise.allSettled(this.running);
    // Workers say goodbye to Redis; while it is away there is nobody to say it to.
    const isAway = this.connections.some(({ status }) => status !== 'ready');
    await Promise.race([isAway ? attempts : closing, passed(this.config.DRAIN_SECONDS * 1_000)]);
    this.stopping.abort();
    // What is cut off takes its entry out of the queue, or another worker would wait until its lock runs out.
    await Promise.race([closing, passed(GOODBYE)]);
    for (const connection of this.connections) connection.disconnect();
    await Promise.race([closing, passed(GOODBYE)]);
  }

  private declared(): { job: Job; work: Work; giveUp: GiveUp }[] {
    const methods = providedMethods(this.discovery, this.scanner);
    return methods.flatMap(({ method, bound }) => {
      const job = jobWorkedBy(method);
      if (!job) return [];
      const last = methods.find((other) => jobGivenUpBy(other.method)?.name === job.name)?.bound ?? (async () => Promise.resolve());
      return [{ job, work: bound as Work, giveUp: last as GiveUp }];
    });
  }

  private start(job: Job, work: Work, giveUp: GiveUp): void {
    const queue = new Queue(job.name, { connection: this.connect(), prefix: this.prefix, streams: { events: { maxLen: KEPT_NEWS } } });
    const worker = new Worker(job.name, async ({ data }: { data: { id: string } }) => this.track(this.attempt(job.name, data.id)), {
      connection: this.connect(),
      prefix: this.prefix,
      concurrency: job.concurrency,
      lockDuration: LEASE,
    });
    queue.on('error', () => undefined);
    worker.on('error', (error) => this.logger.debug({ err: error, job: job.name }, 'queue connection'));
    const adding = new Together<Due, void>(async (all) => this.addAll(queue, all), { most: 200, lanes: 2 });
    this.entries.set(job.name, { job, work, giveUp, queue, worker, adding });
  }

  private get prefix(): string {
    return ['bull', this.config.NAMESPACE].filter(Boolean).join('-');
  }

  private connect(): Redis {
    const connection = new Redis(this.config.REDIS_URL, {
      maxRetriesPerRequest: null,
      enableOfflineQueue: true,
      retryStrategy: (times) => Math.min(times * 200, 2_000),
    });
    // A worker waits for work on a copy of its connection, which would be left behind on stopping.
    const copy = connection.duplicate.bind(connection);
    connection.duplicate = (options) => this.keep(copy(options));
    return this.keep(connection);
  }

  private keep(connection: Redis): Redis {
    connection.on('error', () => undefined);
    this.connections.push(connection);
    return connection;
  }

  private async track(attempt: Promise<void>): Promise<void> {
    this.running.add(attempt);
    return attempt.finally(() => this.running.delete(attempt));
  }

  private async enqueue({ job, id, delay }: { job: { name: string }; id: string; delay: number }): Promise<void> {
    const entry = this.entries.get(job.name);
    if (!entry) return;
    await entry.adding
      .add({ id, delay })
      .catch((error: unknown) => this.logger.warn({ err: error, job: job.name, id }, 'not queued yet; the sweep will'));
  }

  private async addAll(queue: Queue, all: readonly Due[]): Promise<void[]> {
    const entries = all.map(({ id, delay }) => ({
      name: queue.name,
      data: { id },
      opts: { jobId: entryId(id), delay, removeOnComplete: true, removeOnFail: true },
    }));
    await queue.addBulk(entries);
    return all.map(() => undefined);
  }

  /**
   * Queues what is due and in no queue: what waits after a failure, what a dead worker held. One round at a time: while Redis is away none
   * ends, and all that were begun meanwhile would queue the same on its return.
   */
  async sweep(): Promise<void> {
    this.round ??= this.queueOverdue().finally(() => (this.round = undefined));
    return this.round;
  }

  private async queueOverdue(): Promise<void> {
    const overdue = await this.ledger.overdue().catch(() => []);
    for (const { name, id, isCutOff } of overdue) {
      const queue = this.entries.get(name)?.queue;
      // The entry of a dead worker, or one that waits too long, may still hold the id in Redis; drop it so that the new one is not
      // taken for it. One that only waits its turn keeps its place: adding it again changes nothing.
      const isStale = isCutOff || (await queue?.getJobState(entryId(id)).catch(() => null)) === 'delayed';
      if (isStale) await queue?.remove(entryId(id)).catch(() => undefined);
      await this.enqueue({ job: { name }, id, delay: 0 });
    }
  }

  private async attempt(name: string, id: string): Promise<void> {
    const entry = this.entries.get(name);
    const row = entry && (await this.ledger.claim(entry.job, id));
    if (!row) return;
    const about = { name: `job ${name}`, kind: 'consumer', parent: row.origin.traceparent } as const;
    const end = this.duration.startTimer({ job: name });
    try {
      if (row.attempts > entry.job.attempts + MOST_DEATHS) throw new NoUseTrying('its worker died each time');
      await this.tracing.span(about, async ({ traceparent }) => this.work(entry, { ...row, origin: { ...row.origin, traceparent } }));
      end({ outcome: 'done' });
    } catch (error) {
      end({ outcome: this.stopping.signal.aborted ? 'cut_off' : 'failed' });
      if (this.stopping.signal.aborted) return this.ledger.release({ name, ...row });
      if (error instanceof LeaseLost) return this.logger.warn({ job: name, id }, 'came too late');
      await within(row.origin.traceparent, async () => this.failed(entry, row, entry.giveUp, error));
    }
  }

  private async work({ job, work }: Entry, row: ClaimedJob): Promise<void> {
    const over = new AbortController();
    const { signal } = over;
    const stop = () => over.abort(this.stopping.signal.reason);
    // By hand: what AbortSignal.any is made of may be collected (Node 20), and with it went the timer of the limit.
    const timer = setTimeout(() => over.abort(new Error(`took longer than ${job.limit} ms`)), job.limit).unref();
    const held = { name: job.name, id: row.id, lease: row.lease };
    const renewal = setInterval(() => void this.ledger.renew(held).catch(() => undefined), LEASE / 3).unref();
    this.stopping.signal.addEventListener('abort', stop);
    try {
      const run = new JobRun(job, row, signal, this.db);
      await Promise.race([work(run), aborted(signal)]);
      if (!run.isFinished) await run.finish(async () => Promise.resolve());
    } finally {
      clearTimeout(timer);
      clearInterval(renewal);
      this.stopping.signal.removeEventListener('abort', stop);
    }
  }

  private async failed({ job }: Entry, row: ClaimedJob, giveUp: GiveUp, error: unknown): Promise<void> {
    const fault = faultOf(error);
    this.logger.warn({ err: error, job: job.name, id: row.id, attempt: row.attempts }, 'attempt failed');
    const wait = await this.ledger.fail(job, row, fault, async (tx) => giveUp(row.data, tx, fault.text));
    // After this attempt's entry has left the queue; the sweep would find it too, only later.
    if (wait !== null) setTimeout(() => void this.enqueue({ job, id: row.id, delay: 0 }), wait).unref();
  }
}

const faultOf = (error: unknown): Fault => {
  const text = errorLine(error);
  if (error instanceof NoUseTrying) return { kind: 'hopeless', text };
  return { kind: isOutage(error) ? 'outage' : 'own', text };
};

/** Colons separate keys in Redis; the queue refuses them in ids. */
const entryId = (id: string): string => id.replaceAll(':', '_');

const aborted = async (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason instanceof Error ? signal.reason : new Error('stopped')), { once: true });
  });

const passed = async (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());
