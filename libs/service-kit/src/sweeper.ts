import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

const EVERY = 10 * 60_000;

/** Clears what the kit's tables no longer need: delivered events after a day, inbox entries after a month. */
@Injectable()
export class Sweeper implements OnApplicationBootstrap {
  private readonly logger = new Logger('sweeper');
  private timer: NodeJS.Timeout | undefined;

  constructor(@Inject(getDataSourceToken()) private readonly source: DataSource) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), EVERY).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    try {
      await this.source.query(
        `delete from outbox o where created_at < now() - interval '1 day'
         and not exists (select 1 from outbox_delivery d where d.event_id = o.id and d.state <> 'delivered')`,
      );
      await this.source.query(`delete from inbox where received_at < now() - interval '30 days'`);
    } catch (error) {
      this.logger.warn({ err: error }, 'could not sweep');
    }
  }
}
