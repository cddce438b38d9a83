import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import { Gauge, type Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { REGISTRY } from './tokens';

type Pool = { totalCount: number; idleCount: number; waitingCount: number; options: { max: number } };

/** How much of the service's pool of database connections is in use. */
@Injectable()
export class PoolMetrics {
  constructor(@Inject(getDataSourceToken()) source: DataSource, @Inject(REGISTRY) registry: Registry) {
    const pool = (source.driver as unknown as { master: Pool }).master;
    const figures: [name: string, help: string, read: () => number][] = [
      ['tandem_database_connections_busy', 'Database connections in use.', () => pool.totalCount - pool.idleCount],
      ['tandem_database_connections_max', 'Database connections the pool may open.', () => pool.options.max],
      ['tandem_database_waiting', 'Statements and transactions that wait for a connection.', () => pool.waitingCount],
    ];
    for (const [name, help, read] of figures) {
      new Gauge({ name, help, registers: [registry], collect() { this.set(read()); } }); // prettier-ignore
    }
  }
}
