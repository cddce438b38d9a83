import { Injectable } from '@nestjs/common';
import { adminJobs } from '@tandem/contracts/admin/admin.jobs';
import type { FileAnswer } from '@tandem/contracts/entities/answers';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { csvStream } from '@tandem/service-kit/csv';
import { Db } from '@tandem/service-kit/database';
import { ObjectStore, UNCLAIMED } from '@tandem/service-kit/object-store/object-store';
import type { Filter, Table, TableSort } from './table-query';
import { TablesRepository } from './tables.repository';

const CSV = 'text/csv; charset=utf-8';
/** Long enough for the gateway to begin; whatever is being read then is read to its end. */
const KEPT_FOR = 10 * 60_000;

/** Whole tables as files. They pass through the object store, because the bus carries no large answers. */
@Injectable()
export class DownloadsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly store: ObjectStore,
    private readonly tables: TablesRepository,
  ) {}

  /** All rows of a filter, in order, under a name. */
  async write<F extends string>(ctx: Ctx, name: string, table: Table<F>, filter: Filter, sort: TableSort<F>): Promise<FileAnswer> {
    const key = `${UNCLAIMED}${this.clock.id()}.csv`;
    await this.db.run(ctx, async (tx) => tx.queue(adminJobs.dropDownload, key, { key }, { delay: KEPT_FOR }));
    const rows = this.tables.stretches<Record<string, string | null>, F>(table, filter, sort);
    await this.store.put(key, csvStream(table.download, ctx.language, rows), CSV);
    return { fileName: `${name}-${this.clock.now().toISOString().slice(0, 10)}.csv`, contentType: CSV, key };
  }
}
