import { Injectable } from '@nestjs/common';
import type { FileAnswer } from '@tandem/contracts/entities/answers';
import { homeDay } from '@tandem/domain/local-day';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { csvStream } from '@tandem/service-kit/csv';
import { KeptFiles } from '@tandem/service-kit/object-store/kept-files';
import { UNCLAIMED } from '@tandem/service-kit/object-store/object-store';
import type { Filter, Table, TableSort } from './table-query';
import { TablesRepository } from './tables.repository';

const CSV = 'text/csv; charset=utf-8';

/** Whole tables as files. They pass through the object store, because the bus carries no large answers. */
@Injectable()
export class DownloadsService {
  constructor(
    private readonly clock: Clock,
    private readonly files: KeptFiles,
    private readonly tables: TablesRepository,
  ) {}

  /** All rows of a filter, in order, under a name. */
  async write<F extends string>(ctx: Ctx, name: string, table: Table<F>, filter: Filter, sort: TableSort<F>): Promise<FileAnswer> {
    const key = `${UNCLAIMED}${this.clock.id()}.csv`;
    const rows = this.tables.stretches<Record<string, string | null>, F>(table, filter, sort);
    // Nobody keeps it: it is there long enough for the gateway to begin, and whatever is being read then is read to its end.
    await this.files.put(ctx, key, csvStream(table.download, ctx.language, rows), CSV);
    return { fileName: `${name}-${homeDay(this.clock.now())}.csv`, contentType: CSV, key };
  }
}
