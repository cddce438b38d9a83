import { Injectable } from '@nestjs/common';
import type { PageQuery } from '@tandem/contracts/entities/page';
import { pageSizes } from '@tandem/domain/limits';
import { Db } from '@tandem/service-kit/database';
import { countSql, type Filter, pageSql, rowsSql, type Table, type TableSort } from './table-query';

/** Rows fetched at once while a table is downloaded. */
const AT_ONCE = 1_000;

/** Reads the tables of the console. */
@Injectable()
export class TablesRepository {
  constructor(private readonly db: Db) {}

  /** One page and how many rows there are, in two queries. */
  async page<R, F extends string>(table: Table<F>, filter: Filter, query: PageQuery & TableSort<F>): Promise<[R[], number]> {
    const { page = 1, pageSize = pageSizes.admin } = query;
    const [rows, [count]] = (await Promise.all([
      this.db.source.query(pageSql(table, filter, query, pageSize, (page - 1) * pageSize), filter.values),
      this.db.source.query(countSql(table, filter), filter.values),
    ])) as [R[], { total: number }[]];
    return [rows, count?.total ?? 0];
  }

  async find<R>(table: Table, filter: Filter): Promise<R | null> {
    const [row] = (await this.db.source.query(rowsSql(table, filter, {}), filter.values)) as R[];
    return row ?? null;
  }

  /** All rows of a filter as they were at one moment, a stretch at a time. */
  async *all<R, F extends string>(table: Table<F>, filter: Filter, sort: TableSort<F>): AsyncGenerator<R> {
    const runner = this.db.source.createQueryRunner();
    await runner.startTransaction();
    try {
      await runner.query(`declare download no scroll cursor for ${rowsSql(table, filter, sort)}`, filter.values);
      let rows: R[];
      do {
        rows = (await runner.query(`fetch ${AT_ONCE} from download`)) as R[];
        yield* rows;
      } while (rows.length === AT_ONCE);
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  }
}
