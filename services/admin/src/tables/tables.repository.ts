import { Injectable } from '@nestjs/common';
import type { PageQuery } from '@tandem/contracts/entities/page';
import { pageSizes } from '@tandem/domain/limits';
import { Db } from '@tandem/service-kit/database';
import { countSql, downloadSql, type Filter, pageSql, rowsSql, type Table, type TableSort } from './table-query';

/** How much of a name must be alike, 0 to 1: one letter wrong, missing or twice in it, or two that changed places in a longer one. */
const LEAST_ALIKE = 0.5;

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
      this.db.manager.query(pageSql(table, filter, query, pageSize, (page - 1) * pageSize), filter.values),
      this.db.manager.query(countSql(table, filter), filter.values),
    ])) as [R[], { total: number }[]];
    return [rows, count?.total ?? 0];
  }

  async count(table: Table, filter: Filter): Promise<number> {
    const [count] = (await this.db.manager.query(countSql(table, filter), filter.values)) as { total: number }[];
    return count?.total ?? 0;
  }

  /** The ids of those rows of a filter that have names most like these, the most alike first. */
  async alike({ name }: Pick<Table, 'name'>, filter: Filter, names: readonly string[], most: number): Promise<string[]> {
    const alikeness: string[] = [];
    for (const each of names) {
      filter.where(each, (place) => {
        alikeness.push(`public.word_similarity(${place}, ${name}.search)`);
        return `${place} operator(public.<%) ${name}.search`;
      });
    }
    const rows = await this.db.source.transaction(async (manager) => {
      await manager.query(`set local pg_trgm.word_similarity_threshold = ${LEAST_ALIKE}`);
      return manager.query<{ id: string }[]>(
        `select ${name}.id from ${name} ${filter.toSql()} order by ${alikeness.join(' + ')} desc, ${name}.id limit ${most}`,
        filter.values,
      );
    });
    return rows.map(({ id }) => id);
  }

  async find<R>(table: Table, filter: Filter): Promise<R | null> {
    const [row] = (await this.db.manager.query(rowsSql(table, filter, {}), filter.values)) as R[];
    return row ?? null;
  }

  /**
   * All rows of a filter as a download has them, as they were at one moment, a stretch at a time. While one stretch is
   * being used the next is on its way.
   */
  async *stretches<R, F extends string>(table: Table<F>, filter: Filter, sort: TableSort<F>): AsyncGenerator<R[]> {
    const runner = this.db.source.createQueryRunner();
    const fetch = async (): Promise<R[]> => (await runner.query(`fetch ${AT_ONCE} from download`)) as R[];
    let coming: Promise<R[]> | undefined;
    try {
      await runner.startTransaction();
      // All rows are wanted: a plan that gives the first ones soon would take longer for the rest.
      await runner.query('set local cursor_tuple_fraction = 1');
      await runner.query(`declare download no scroll cursor for ${downloadSql(table, filter, sort)}`, filter.values);
      coming = fetch();
      for (let rows = await coming; rows.length > 0; rows = await coming) {
        coming = rows.length === AT_ONCE ? fetch() : Promise.resolve([]);
        // Nobody may be waiting when it breaks; whoever asks for the next stretch is told then.
        coming.catch(() => undefined);
        yield rows;
      }
    } finally {
      await coming?.catch(() => undefined);
      if (runner.isTransactionActive) await runner.rollbackTransaction();
      await runner.release();
    }
  }
}
