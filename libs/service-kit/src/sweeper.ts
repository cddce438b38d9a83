import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Every } from './every';

const EVERY = 10 * 60_000;

/** Clears what the kit's tables no longer need: delivered events after a day, inbox entries after a month. */
@Injectable()
export class Sweeper {
  constructor(@Inject(getDataSourceToken()) private readonly source: DataSource) {}

  @Every(EVERY)
  async sweep(): Promise<void> {
    await this.source.query(
      `delete from outbox o where created_at < now() - interval '1 day'
       and not exists (select 1 from outbox_delivery d where d.event_id = o.id and d.state <> 'delivered')`,
    );
    await this.source.query(`delete from inbox where received_at < now() - interval '30 days'`);
  }
}
