import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import { Gauge, type Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { REGISTRY } from './tokens';

type Row = { name: string; state: string; n: string; age: string };

/**
 * How long the queues are and how long the oldest in them waits. Every replica reports the same table. What is not due yet, such as the
 * end of a download a day from now, waits for nobody: its state is `later`.
 */
@Injectable()
export class JobMetrics {
  private asked: Promise<Row[]> | undefined;

  constructor(
    @Inject(getDataSourceToken()) private readonly source: DataSource,
    @Inject(REGISTRY) registry: Registry,
  ) {
    this.gauge(registry, 'tandem_jobs', 'Jobs by state.', ['job', 'state'], (gauge, { name: job, state, n }) =>
      gauge.set({ job, state }, Number(n)),
    );
    this.gauge(registry, 'tandem_job_oldest_wait_seconds', 'How long the job that waits longest has been due.', ['job'], (gauge, row) => {
      if (row.state === 'waiting') gauge.set({ job: row.name }, Number(row.age));
    });
  }

  private gauge<T extends string>(
    registry: Registry,
    name: string,
    help: string,
    labelNames: T[],
    set: (gauge: Gauge<T>, row: Row) => void,
  ) {
    const rows = async () => this.rows();
    const collect = async function (this: Gauge<T>) {
      const now = await rows();
      this.reset();
      for (const row of now) set(this, row);
    };
    new Gauge({ name, help, labelNames, registers: [registry], collect });
  }

  /** Figures are collected side by side: each asks for itself, and one statement answers both. */
  private async rows(): Promise<Row[]> {
    this.asked ??= this.source
      .query<Row[]>(
        `select name, case when state = 'waiting' and run_at > now() then 'later' else state end as state,
           count(*) n, extract(epoch from now() - min(run_at)) age
         from job group by 1, 2`,
      )
      .catch(() => [])
      .finally(() => (this.asked = undefined));
    return this.asked;
  }
}
