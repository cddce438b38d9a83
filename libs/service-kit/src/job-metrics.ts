import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import { Gauge, type Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { REGISTRY } from './tokens';

type Row = { name: string; state: string; n: string; age: string };

/** How long the queues are and how long the oldest in them waits. Every replica reports the same table. */
@Injectable()
export class JobMetrics {
  constructor(@Inject(getDataSourceToken()) source: DataSource, @Inject(REGISTRY) registry: Registry) {
    const age = new Gauge({
      name: 'tandem_job_oldest_wait_seconds',
      help: 'How long the job that waits longest has been due.',
      labelNames: ['job'],
      registers: [registry],
    });
    new Gauge({
      name: 'tandem_jobs',
      help: 'Jobs by state.',
      labelNames: ['job', 'state'],
      registers: [registry],
      async collect() {
        this.reset();
        age.reset();
        const rows = (await source
          .query('select name, state, count(*) n, greatest(extract(epoch from now() - min(run_at)), 0) age from job group by 1, 2')
          .catch(() => [])) as Row[];
        for (const row of rows) {
          this.set({ job: row.name, state: row.state }, Number(row.n));
          if (row.state === 'waiting') age.set({ job: row.name }, Number(row.age));
        }
      },
    });
  }
}
