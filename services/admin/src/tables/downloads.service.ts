import { Injectable } from '@nestjs/common';
import { adminJobs } from '@tandem/contracts/admin/admin.jobs';
import type { FileAnswer } from '@tandem/contracts/entities/answers';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { type CsvColumns, csvStream } from '@tandem/service-kit/csv';
import { Db } from '@tandem/service-kit/database';
import { ObjectStore, UNCLAIMED } from '@tandem/service-kit/object-store/object-store';

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
  ) {}

  async write<R, V>(ctx: Ctx, table: string, columns: CsvColumns<V>, rows: AsyncIterable<R>, view: (row: R) => V): Promise<FileAnswer> {
    const key = `${UNCLAIMED}${this.clock.id()}.csv`;
    await this.db.run(ctx, async (tx) => tx.queue(adminJobs.dropDownload, key, { key }, { delay: KEPT_FOR }));
    await this.store.put(key, csvStream(columns, eachAs(rows, view)), CSV);
    return { fileName: `${table}-${this.clock.now().toISOString().slice(0, 10)}.csv`, contentType: CSV, key };
  }
}

async function* eachAs<R, V>(rows: AsyncIterable<R>, view: (row: R) => V): AsyncGenerator<V> {
  for await (const row of rows) yield view(row);
}
